// What a paper says, as plain data: it is drawn in a thread of its own.
import type { Money } from '@kinfold/contract/money/money'

export type PaperHead = {
  readonly title: string
  /** The line beneath the title: what it is about and which days. */
  readonly subtitle: string
  /** Whose it is, when it was made and the like, in a row beneath the title. */
  readonly facts: readonly Fact[]
  readonly madeAt: Date
  readonly club: PaperClub
  /** What it can be looked up by, and where. */
  readonly proof: { readonly code: string; readonly address: string }
}

export type PaperClub = {
  readonly name: string
  readonly imprint: string
  readonly licence: string
  readonly brandColour: string
  readonly accentColour: string
  /** Its own mark as the data address of a PNG; without one the product's is drawn. */
  readonly logo?: string | undefined
}

export type Fact = { readonly label: string; readonly value: string }

/** A number is in minor units and written with two decimals; a note stands small beneath its text. */
export type Cell = bigint | string | { readonly text: string; readonly note: string } | null

export type Column = {
  readonly title: string
  /** In points; the one column without a width takes what is left. */
  readonly width?: number
  readonly align?: 'right'
  /** What stands in it at the foot of a page that the table goes on after. */
  readonly carry?: 'sum' | 'last'
}

export type SumLine = { readonly label: string; readonly amount: Money }

export type PaperPart =
  /** One large amount, and beside it the sum that leads to it: its last line is the amount. */
  | {
      readonly kind: 'figure'
      readonly label: string
      readonly amount: Money
      readonly note?: string
      readonly sum: readonly SumLine[]
    }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'paragraph'; readonly text: string; readonly size?: 'large' }
  | {
      readonly kind: 'curve'
      /** What it shows, for those who can't see it. */
      readonly description: string
      readonly points: readonly { readonly label: string; readonly amount: Money }[]
    }
  /** A table; its rows follow as parts of their own, until a part of another kind ends it. */
  | {
      readonly kind: 'table'
      readonly title: string
      readonly columns: readonly Column[]
      /** The label of the last line, which has the sums of all rows; without it there is none. */
      readonly total?: string
      /** What is said where no row follows. */
      readonly empty: string
    }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Cell[])[] }

export type PaperParts = AsyncIterable<PaperPart> | Iterable<PaperPart>
