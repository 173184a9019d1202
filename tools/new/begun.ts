/** What a new thing begins with, from the project's folder. */
export type Begun = {
  /** New files, by their path. */
  readonly files: Readonly<Record<string, string>>
  /** Lines that go into files which name each thing of a kind. */
  readonly entries?: readonly Entry[]
  /** A file that has to be there before, and the sentence for when it isn’t. */
  readonly needs?: { readonly file: string; readonly sentence: string }
  /** What is left to a person, in the order it is done. */
  readonly next: readonly string[]
}

export type Entry = {
  readonly file: string
  /** The line that begins the list. */
  readonly after: string
  /** What the list calls it: each name once. */
  readonly key: string
  readonly line: string
}
