/** What a new thing begins with, from the project's folder. */
export type Begun = {
  /** New files, by their path. */
  readonly files: Readonly<Record<string, string>>
  /** Lines that go into files which name each thing of a kind. */
  readonly entries?: readonly Entry[]
  /** What is left to a person, in the order it is done. */
  readonly next: readonly string[]
}

export type Entry = {
  readonly file: string
  /** The line that begins the list. */
  readonly after: string
  readonly line: string
}
