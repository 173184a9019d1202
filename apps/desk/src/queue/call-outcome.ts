/** What a form or a button needs to know of how its call went. */
export type CallOutcome = {
  readonly ok: boolean
  readonly message?: string
  readonly code?: string
}
