import type { QueryOf } from '@kinfold/contract/endpoint'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Page } from '@kinfold/contract/paging/page-of'
import type { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { wallet } from '../wallet/wallet.tables.ts'
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
      return rows.map(({ about }) => describe(about))
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

function describe(row: typeof withdrawal.$inferSelect): Withdrawal {
  return {
    id: row.id,
    wallet_id: row.walletId,
    currency: row.currency,
    amount: moneyToWire(money(row.currency, row.amountMinor)),
    status: row.status,
    reference: row.reference,
    bank_name: row.bankName,
    account_name: row.accountName,
    account_number_last4: row.accountNumber.slice(-4),
    pay_by: row.payBy,
    requested_at: row.requestedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    paid_at: row.paidAt?.toISOString() ?? null,
    returned_at: row.returnedAt?.toISOString() ?? null,
    failure_reason: row.failureReason,
  }
}
