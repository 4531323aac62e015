quibbix-web-about = Ten wooden letters, then fifteen, then twenty: build the best words against the clock, and settle together which of them count.
