import { asc, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { type RequestedRow, selectRequested } from '../withdrawal/select-requested.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/**
 * Withdrawals with whose they are, in the order of their ids. They stay as they are until the end, and so do hold and
 * documents of their members. Whoever will give them money takes the stronger lock at once: two who shared it first
 * would wait for each other.
 */
export async function lockItems(
  tx: Transaction,
  which: SQL | undefined,
  ofMembers: 'share' | 'no key update' = 'share',
): Promise<RequestedRow[]> {
  const inOrder = () => selectRequested(tx).where(which).orderBy(asc(withdrawal.id))
  await inOrder().for('update', { of: withdrawal })
  return inOrder().for(ofMembers, { of: [account, member] })
}
