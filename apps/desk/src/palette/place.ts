/** Somewhere on the desk that one may go to. */
export type Place = {
  readonly to: string
  readonly label: string
  /** What it is. */
  readonly note: string
}
