import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { member } from './account.tables.ts'

/** Waits for everybody who gives a member money, lets them be paid or spends it as them, and holds off the next. */
export async function lockMember(tx: Transaction, id: string): Promise<void> {
  await tx.orm.select({ id: member.id }).from(member).where(eq(member.id, id)).for('update')
}
