import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { readAhead } from '../../../clock/create-club-clock.ts'
import type { Services } from '../../services.ts'

export type ShownClock = {
  readonly now: Date
  /** The day in Lagos. */
  readonly today: string
  readonly aheadMs: number
}

export async function readClock({ db, clock }: Services): Promise<ShownClock> {
  const now = await clock.now(db)
  return { now, today: dayInLagos(now), aheadMs: await readAhead(db) }
}
