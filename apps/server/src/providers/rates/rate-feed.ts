/** What one dollar costs in naira, as text that is exact, and of what time that is. */
export type FeedRate = { readonly rate: string; readonly quotedAt: Date }

/** Somebody outside who says what a dollar costs. */
export type RateFeed = {
  /** Its name, as operators read it in the history. */
  readonly source: string
  /** Undefined when it didn't answer, or nothing that can be read as a rate. */
  readonly ask: () => Promise<FeedRate | undefined>
}
