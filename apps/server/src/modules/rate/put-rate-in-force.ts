import type { Transaction } from '../../db/database.ts'
import type { RatesBefore } from './lock-rates.ts'
import { exchangeRate } from './rate.tables.ts'

type Setting = {
  readonly rate: string
  readonly setBy: string
  readonly confirmedBy?: string
}

/** From now on this rate holds. */
export async function putRateInForce(
  tx: Transaction,
  { last }: RatesBefore,
  setting: Setting,
  now: Date,
): Promise<typeof exchangeRate.$inferSelect> {
  // Clocks of several servers differ; the newest rate is nevertheless the latest.
  const setAt = last === undefined || last.setAt < now ? now : new Date(last.setAt.getTime() + 1)
  const [set] = await tx.orm
    .insert(exchangeRate)
    .values({ ...setting, setAt })
    .returning()
  if (set === undefined) throw new Error('rate not found after insert')
  return set
}
