import type { Money } from '../../money/money.ts'

interface Wanted {
  readonly year: number
  readonly month: number
  readonly total: Money
  readonly fee: Money
}

/** `2026-05` */
export const returnsPeriod = (year: number, month: number) =>
  `${year}-${String(month).padStart(2, '0')}`

/** What is wrong with a draft before any portfolio is looked at, by its fields. */
export function draftFieldProblems(
  { year, month, total, fee }: Wanted,
  today: string,
): Readonly<Record<string, string>> | undefined {
  if (returnsPeriod(year, month) >= today.slice(0, 7)) {
    return { month: 'This month isn’t over yet, so its returns can’t be shared.' }
  }
  if (fee.minor > 0n && total.minor < 0n) {
    return { fee_amount: 'There is no fee on a loss.' }
  }
  if (fee.minor > total.minor && total.minor > 0n) {
    return { fee_amount: 'The fee can’t be more than what was earned.' }
  }
  return undefined
}

/** Why a plan and month can't be drafted as things stand. */
export const draftSentences = {
  alreadyDrafted:
    'There is a draft for this month already. Please post it, or discard it and draft anew.',
  alreadyPosted:
    'This month’s returns were posted already. Please take them back first, and draft anew.',
  nobodyHeld: 'Nobody held anything in this plan that month, so there is nothing to share by.',
  tooGreatALoss: (portfolios: number) =>
    portfolios === 1
      ? 'One portfolio holds less than its share of this loss, and none can fall below zero.'
      : `${portfolios} portfolios hold less than their share of this loss, and none can fall below zero.`,
  changedSince:
    'What this draft is shared by has changed since: money was booked for that month, or the plan was changed. Please discard it, and draft anew.',
} as const
