import type { QueryOf } from '@kinfold/contract/endpoint'
import type { Page } from '@kinfold/contract/paging/page-of'
import type { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { wallet } from '../wallet/wallet.tables.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { withdrawal } from './withdrawal.tables.ts'

/** What a member asked to be paid out, newest first. */
export async function readWithdrawals(
  handle: Handle,
  memberId: string,
  query: QueryOf<typeof listWithdrawals>,
): Promise<Page<Withdrawal>> {
  const mine = and(
    eq(wallet.memberId, memberId),
    query.wallet_id === undefined ? undefined : eq(withdrawal.walletId, query.wallet_id),
    query.status === undefined ? undefined : eq(withdrawal.status, query.status),
  )
  return readPage(query, {
    count: () => countOf(handle, mine),
    rows: async ({ limit, offset }) => {
      const rows = await handle.orm
        .select({ about: withdrawal })
        .from(withdrawal)
        .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
        .where(mine)
        .orderBy(desc(withdrawal.requestedAt), desc(withdrawal.id))
        .limit(limit)
        .offset(offset)
      return rows.map(({ about }) => describeWithdrawal(about))
    },
  })
}

async function countOf(handle: Handle, mine: SQL | undefined): Promise<number> {
  const [counted] = await handle.orm
    .select({ all: count() })
    .from(withdrawal)
    .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
    .where(mine)
  return Number(counted?.all ?? 0)
}
