/** A generated file that lists all exports of a kind in the project. */
export type Register = {
  /** The generated file. */
  file: string
  /** The first line of the file: what it is for. */
  about: string
  /** Where to look. */
  from: readonly string[]
  /** Matches an export; its first group is the name. */
  entry: RegExp
  /** The code below the imports. */
  body(names: readonly string[]): string
}
