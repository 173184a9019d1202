/** Somewhere that one may go to. */
export type Place = {
  readonly to: string
  readonly label: string
  /** What it is. */
  readonly note: string
  /** What it is found by besides. */
  readonly also?: string
  /** The server found it, so it isn't looked through again. */
  readonly isFound?: boolean
}
