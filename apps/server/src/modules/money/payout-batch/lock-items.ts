import { asc, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { type RequestedRow, selectRequested } from '../withdrawal/select-requested.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

/**
 * Withdrawals with whose they are, in the order of their ids. They stay as they are until the end, and so do hold and
 * documents of their members where that lock is shared; whoever asks for neither takes the weaker one, and waits for
 * nobody who pays a member or gives them money. Members are locked in the order of their own ids, so that two calls about
 * the same ones never wait for each other.
 */
export async function lockItems(
  tx: Transaction,
  which: SQL | undefined,
  ofMembers: 'share' | 'key share' = 'share',
): Promise<RequestedRow[]> {
  const all = () => selectRequested(tx).where(which)
  await all().orderBy(asc(withdrawal.id)).for('update', { of: withdrawal })
  const items = await all()
    .orderBy(asc(member.id), asc(withdrawal.id))
    .for(ofMembers, { of: [account, member] })
  return items.sort((one, other) => (one.row.id < other.row.id ? -1 : 1))
}
