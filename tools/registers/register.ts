/** A file that names each thing of a kind, wherever the others stand. */
export type Register = {
  /** The file that is written. */
  file: string
  /** What it is for, in its first line. */
  about: string
  /** Where to look. */
  from: readonly string[]
  /** Finds what is named: its first group is the export. */
  entry: RegExp
  /** The code below the imports. */
  body(names: readonly string[]): string
}
