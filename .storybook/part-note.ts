/** What packages/ui/README.md says of each. */
export type PartStatus = 'stable' | 'trial' | 'leaving'

/** What a page says of its part above its props: `parameters: { part: { status, decision, when, whenNot } }`. */
export type PartNote = {
  /** How far it can be relied on. */
  readonly status: PartStatus
  /** Why it is as it is, in two to five sentences: the problem, which known pattern it follows or what it is built on, what was refused. */
  readonly decision: string
  /** What it is taken for, in one or two sentences. */
  readonly when: string
  /** What it is not taken for. */
  readonly whenNot: readonly OtherWay[]
  /** Its own keys: what Tab does everywhere, and Enter on a plain link or button, is not among them. */
  readonly keyboard?: readonly KeyNote[]
  /** How its words are chosen. */
  readonly writing?: readonly WritingNote[]
}

export type OtherWay = {
  readonly case: string
  /** The page of the part that is taken instead: `Text link`. */
  readonly take?: string
}

export type KeyNote = {
  /** Any one of them: `['Enter', 'Space']`. */
  readonly keys: readonly string[]
  readonly does: string
}

export type WritingNote = {
  readonly advice: string
  readonly good: string
  readonly bad: string
}
