import { desc, isNotNull, lte, or } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { exchangeRate } from './rate.tables.ts'

type Rate = typeof exchangeRate.$inferSelect

export type RatesBefore = {
  readonly last: Rate | undefined
  /** The rate that small steps are measured from, so that several in a row don't add up to a large one. */
  readonly base: Rate | undefined
}

const dayMs = 86_400_000

/** The rates that a new one is compared with. */
export async function readRatesBefore({ orm }: Handle, at: Date): Promise<RatesBefore> {
  const newest = orm.select().from(exchangeRate).orderBy(desc(exchangeRate.setAt)).limit(1)
  const [last] = await newest
  // Either the rate of a day ago, or a later one that two people agreed on.
  const [settled] = await orm
    .select()
    .from(exchangeRate)
    .where(
      or(
        lte(exchangeRate.setAt, new Date(at.getTime() - dayMs)),
        isNotNull(exchangeRate.confirmedBy),
      ),
    )
    .orderBy(desc(exchangeRate.setAt))
    .limit(1)
  return { last, base: settled ?? last }
}
