import type { ReturnsShareState } from '@kinfold/contract/operator/returns/returns-share'

/** Posting a run, or taking it back. */
export type RunWay = 'posting' | 'reversing'

type Way = {
  /** Shares that are still to be booked. */
  readonly from: ReturnsShareState
  readonly booked: ReturnsShareState
  /** Those that their portfolios no longer held. */
  readonly leftOut: ReturnsShareState
  readonly ends: 'posted' | 'reversed'
}

/** How shares and runs go on. */
export const runWays = {
  posting: { from: 'waiting', booked: 'posted', leftOut: 'not_borne', ends: 'posted' },
  reversing: { from: 'posted', booked: 'reversed', leftOut: 'kept', ends: 'reversed' },
} as const satisfies Record<RunWay, Way>

/** When members were told of it, in the run's row. */
export const toldColumn = {
  posting: 'toldAt',
  reversing: 'reversalToldAt',
} as const

/** When it was done, in the run's row. */
export const endColumn = {
  posting: 'completedAt',
  reversing: 'reversedAt',
} as const
