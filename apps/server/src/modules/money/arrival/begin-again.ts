import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import type { PortfolioRecord } from '../../holdings/portfolio/lock-portfolio.ts'
import { movePortfolio } from '../../holdings/portfolio/move-portfolio.ts'
import { payment } from '../payment/payment.tables.ts'

/**
 * A locked portfolio whose money was taken back, because it was never its member's, waits for its first money
 * again: its term has not begun. One that still holds something stays as it is. Answers whether it waits.
 */
export async function beginAgain(tx: Transaction, row: PortfolioRecord): Promise<boolean> {
  if (row.status !== 'active') return false
  const { balance } = await readBalance(tx, portfolioAccount(row.id, row.currency))
  if (balance.minor !== 0n) return false
  const announced = await tx.orm.$count(
    payment,
    and(eq(payment.portfolioId, row.id), eq(payment.status, 'pending_confirmation')),
  )
  const status = announced > 0 ? 'pending_confirmation' : 'pending_payment'
  await movePortfolio(tx, row, {
    through: [status],
    by: 'operator',
    startedOn: null,
    maturesOn: null,
    remindedOf: null,
  })
  return true
}
