import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { plan } from './plan.tables.ts'

/**
 * A plan that stays as it is until the end: of two who change it, one comes first. Members can begin in it
 * meanwhile.
 */
export async function lockPlan(
  tx: Transaction,
  id: number,
): Promise<typeof plan.$inferSelect | undefined> {
  const [found] = await tx.orm.select().from(plan).where(eq(plan.id, id)).for('no key update')
  return found
}
