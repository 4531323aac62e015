quibbix-web-about = Ten wooden letters, then fifteen, then twenty: build the best words against the clock, and decide together which ones count.
quibbix-web-daily = Letters of the day
quibbix-web-daily-about = Ten letters and five minutes: which words can you make? Everyone in the world has the same letters today.
