import type { ComponentType } from 'react'

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
  /** Its named pieces, where it has several. */
  readonly anatomy?: AnatomyNote
  /** How it is used and how it isn't, drawn by the part itself; never by what nobody could read or press. */
  readonly examples?: readonly ExamplePair[]
}

export type AnatomyNote = {
  /** The story of this page in which the pieces are shown, as its address has it: `playground`. */
  readonly story: string
  /** Of the picture. */
  readonly height: string
  /** In the order they are read. */
  readonly pieces: readonly Piece[]
}

export type Piece = {
  readonly name: string
  /** What it is for, in a sentence. */
  readonly is: string
  /** Where it is in the story, as a selector. */
  readonly at: string
  /** Where its number stands, when it isn’t beside it. */
  readonly edge?: 'end' | 'above' | 'below'
}

export type ExamplePair = { readonly good: Example; readonly bad: Example }

export type Example = {
  /** Why, in a sentence. */
  readonly says: string
  readonly show: ComponentType
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
