import type { Transaction } from '../../../db/database.ts'
import { exchangeRate } from './rate.tables.ts'
import type { RatesBefore } from './read-rates-before.ts'

type Setting = {
  readonly rate: string
  /** Null when a feed set it. */
  readonly setBy: string | null
  readonly source?: string | null
  readonly quotedAt?: Date | null
  readonly confirmedBy?: string
}

/** From now on this rate holds. */
export async function putRateInForce(
  tx: Transaction,
  { last }: RatesBefore,
  setting: Setting,
  now: Date,
): Promise<typeof exchangeRate.$inferSelect> {
  // The clocks of several servers differ, but the newest rate must have the latest time.
  const setAt = last === undefined || last.setAt < now ? now : new Date(last.setAt.getTime() + 1)
  const [set] = await tx.orm
    .insert(exchangeRate)
    .values({ ...setting, setAt })
    .returning()
  if (set === undefined) throw new Error('rate not found after insert')
  return set
}
