/** As many lines as one paper takes: about 300 pages. More are for a file that a program reads. */
export const longestPaper = 10_000

/** How many lines are read at a time, so that nobody else waits. */
export const linesAtOnce = 40
