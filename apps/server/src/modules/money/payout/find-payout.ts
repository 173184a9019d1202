import { eq, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/** A transfer that a provider was or will be asked for, with its withdrawal. */
export async function findPayout({ orm }: Handle, which: SQL | undefined) {
  const [found] = await orm
    .select({ order: payout, row: withdrawal })
    .from(payout)
    .innerJoin(withdrawal, eq(withdrawal.id, payout.withdrawalId))
    .where(which)
  return found
}

export type Payout = NonNullable<Awaited<ReturnType<typeof findPayout>>>
