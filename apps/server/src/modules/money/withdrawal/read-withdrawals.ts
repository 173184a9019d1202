import type { QueryOf } from '@kinfold/contract/endpoint'
import type { Page } from '@kinfold/contract/paging/page-of'
import type { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { readPage } from '../../../paging/read-page.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { withdrawal } from './withdrawal.tables.ts'

/** What a member asked to be paid out, newest first. */
export async function readWithdrawals(
  handle: Handle,
  memberId: string,
  query: QueryOf<typeof listWithdrawals>,
): Promise<Page<Withdrawal>> {
  const { orm } = handle
  const theirs = and(
    eq(wallet.memberId, memberId),
    query.wallet_id === undefined ? undefined : eq(wallet.id, query.wallet_id),
  )
  const inWallet = and(
    eq(withdrawal.walletId, wallet.id),
    query.status === undefined ? undefined : eq(withdrawal.status, query.status),
  )
  return readPage(query, {
    async count() {
      const [counted] = await orm
        .select({ all: count() })
        .from(withdrawal)
        .innerJoin(wallet, inWallet)
        .where(theirs)
      return Number(counted?.all ?? 0)
    },
    async rows({ limit, offset }) {
      // The newest of each wallet, in the order of an index: all of them together would have to be sorted.
      const newest = orm
        .select()
        .from(withdrawal)
        .where(inWallet)
        .orderBy(desc(withdrawal.requestedAt), desc(withdrawal.id))
        .limit(offset + limit)
        .as('newest')
      const rows = await orm
        .select()
        .from(wallet)
        .crossJoinLateral(newest)
        .where(theirs)
        .orderBy(desc(newest.requestedAt), desc(newest.id))
        .limit(limit)
        .offset(offset)
      return rows.map(row => describeWithdrawal(row.newest))
    },
  })
}

/** Whoever it belongs to. */
export async function readWithdrawal(handle: Handle, id: string): Promise<Withdrawal | undefined> {
  const [row] = await handle.orm.select().from(withdrawal).where(eq(withdrawal.id, id))
  return row && describeWithdrawal(row)
}
