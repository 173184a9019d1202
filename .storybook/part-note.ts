/** What packages/ui/README.md says of each. */
export type PartStatus = 'stable' | 'trial' | 'leaving'

/** How far a part can be relied on, and why it is as it is: `parameters: { part: { status, decision } }` on its page. */
export type PartNote = {
  readonly status: PartStatus
  /** In two to five sentences: the problem, which known pattern it follows or what it is built on, what was refused. */
  readonly decision: string
}
