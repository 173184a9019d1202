import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { and, count, desc, eq } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../http/route.ts'
import { pageOfRows, rowsWanted } from '../../paging/page-of-rows.ts'
import type { Services } from '../../services.ts'
import { wallet } from '../wallet/wallet.tables.ts'
import { withdrawal } from './withdrawal.tables.ts'

export function withdrawalRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listWithdrawals, async ({ caller, query }) => {
      const { limit, offset } = rowsWanted(query)
      const mine = and(
        eq(wallet.memberId, caller.accountId),
        query.wallet_id === undefined ? undefined : eq(withdrawal.walletId, query.wallet_id),
        query.status === undefined ? undefined : eq(withdrawal.status, query.status),
      )
      const rows = await db.orm
        .select({ about: withdrawal })
        .from(withdrawal)
        .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
        .where(mine)
        .orderBy(desc(withdrawal.requestedAt), desc(withdrawal.id))
        .limit(limit)
        .offset(offset)
      const [counted] = await db.orm
        .select({ all: count() })
        .from(withdrawal)
        .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
        .where(mine)
      const items = rows.map(({ about }) => describe(about))
      return pageOfRows(items, Number(counted?.all ?? 0), query)
    }),
  ]
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
    failure_reason: row.failureReason,
  }
}
