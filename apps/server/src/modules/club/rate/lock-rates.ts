import { takeLock } from '../../../db/advisory-locks.ts'
import type { Transaction } from '../../../db/database.ts'
import { type RatesBefore, readRatesBefore } from './read-rates-before.ts'

/** The rates that a new one is compared with. Rates are set one at a time: the next caller waits for this one. */
export async function lockRates(tx: Transaction, at: Date): Promise<RatesBefore> {
  await tx.query(takeLock('rates'))
  return readRatesBefore(tx, at)
}
