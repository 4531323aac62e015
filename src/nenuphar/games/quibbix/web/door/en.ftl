quibbix-web-about = Ten wooden letters, then fifteen, then twenty: build the best words against the clock, and decide together which ones count.
