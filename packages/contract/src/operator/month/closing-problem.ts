import { monthsLater } from '../../day/months-later.ts'

/** Why a month that is over can't be closed as things stand. */
export const closingObstacles = ['earlier_month_first', 'returns_under_way'] as const
export type ClosingObstacle = (typeof closingObstacles)[number]

export const closingSentences = {
  alreadyClosed: 'This month is closed already.',
  alreadyProposed: 'This month is proposed already. Confirm or discard that first.',
  notOver: 'This month isn’t over yet.',
  obstacles: {
    earlier_month_first: 'Months are closed in their order: the one before it comes first.',
    returns_under_way:
      'Returns are being posted or taken back for this month or one before it. It can be closed once they are complete.',
  } satisfies Record<ClosingObstacle, string>,
} as const

type Closable = {
  /** `2026-05` */
  readonly period: string
  /** Undefined in a club that has closed none: then any may be the first, and those before it are closed with it. */
  readonly lastClosed: string | undefined
  /** The month of the earliest run of returns that isn't complete. */
  readonly runUnderWay: string | undefined
}

export function closingObstacle({
  period,
  lastClosed,
  runUnderWay,
}: Closable): ClosingObstacle | null {
  if (lastClosed !== undefined && period > monthAfter(lastClosed)) return 'earlier_month_first'
  return runUnderWay !== undefined && runUnderWay <= period ? 'returns_under_way' : null
}

/** `2027-01` after `2026-12`. */
export const monthAfter = (period: string) => monthsLater(`${period}-01`, 1).slice(0, 7)

/** The months that are over, from the first one of the books on, the latest first. */
export function monthsOver(first: string, today: string): string[] {
  const months: string[] = []
  for (let period = first; period < today.slice(0, 7); period = monthAfter(period)) {
    months.unshift(period)
  }
  return months
}

export const yearAndMonth = (period: string) => ({
  year: Number(period.slice(0, 4)),
  month: Number(period.slice(5, 7)),
})
