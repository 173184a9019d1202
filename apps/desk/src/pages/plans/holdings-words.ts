import type { Plan } from '@kinfold/contract/plan/plan'
import { percentTyped, readPercent } from '../../day/percent-typed.ts'

/** One thing that a plan’s money is put into, as it is typed; the key tells it from the others. */
export type HoldingWords = { readonly key: number; readonly name: string; readonly share: string }

export type HoldingsWords = {
  readonly holdings: readonly HoldingWords[]
  /** `2026-05` */
  readonly holdings_month: string
}

export const holdingsWordsOf = ({ holdings }: Pick<Plan, 'holdings'>): HoldingsWords => ({
  holdings: (holdings?.parts ?? []).map(({ name, share_bps }, key) => ({
    key,
    name,
    share: percentTyped(share_bps),
  })),
  holdings_month: holdings?.as_of ?? '',
})

/** What the call names otherwise than the form. */
export const holdingsNames = {
  'holdings.parts': 'holdings',
  'holdings.as_of': 'holdings_month',
} as const

/** What is wrong with a share by itself. */
export function shareProblem({ share }: HoldingWords): string | undefined {
  return readPercent(share) ? undefined : 'Please enter a percentage, like 12.5.'
}

export function nameProblem({ name }: HoldingWords): string | undefined {
  return name.trim() === '' ? 'Please fill this in.' : undefined
}

const isWhole = (row: HoldingWords) => !nameProblem(row) && !shareProblem(row)

/** As the call takes it: null for nothing, and left out while it can’t be read. */
export function holdingsBodyOf({ holdings, holdings_month }: HoldingsWords) {
  if (holdings.length === 0) return { holdings: null }
  if (!holdings.every(isWhole)) return {}
  const parts = holdings.map(({ name, share }) => ({ name, share_bps: readPercent(share) ?? 0 }))
  return { holdings: { as_of: holdings_month, parts } }
}

export function holdingsMissing({ holdings, holdings_month }: HoldingsWords) {
  return {
    ...(holdings.every(isWhole) ? {} : { holdings: 'Each needs a name and a share.' }),
    ...(holdings.length > 0 && holdings_month === ''
      ? { holdings_month: 'Please choose the month.' }
      : {}),
  }
}

/** In hundredths of a percent; what can’t be read counts for nothing. */
export const sharesTogether = (holdings: readonly HoldingWords[]): number =>
  holdings.reduce((sum, { share }) => sum + (readPercent(share) ?? 0), 0)
