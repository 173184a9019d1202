import { statusesUnderWay } from '@kinfold/contract/account/holds-naira'
import type { Transaction } from '../../../db/database.ts'
import { receivableFrom, walletOf } from '../../../ledger/account-address.ts'

const text = `
  SELECT EXISTS (
    SELECT FROM ledger.account a
     WHERE (a.balance <> 0 OR a.held <> 0) AND a.address = ANY ($2::text[] || ARRAY(
       SELECT 'portfolio:' || id || ':NGN' FROM portfolio WHERE member_id = $1 AND currency = 'NGN'))
  ) OR EXISTS (
    SELECT FROM portfolio WHERE member_id = $1 AND currency = 'NGN'
       AND status = ANY ($3)
  ) OR EXISTS (
    SELECT FROM payment WHERE member_id = $1 AND 'NGN' IN (currency, paid_currency)
       AND status = ANY ($4)
  ) OR EXISTS (
    SELECT FROM withdrawal w JOIN wallet ON wallet.id = w.wallet_id
     WHERE wallet.member_id = $1 AND w.currency = 'NGN' AND w.status = ANY ($5)
  ) OR EXISTS (
    SELECT FROM subscription s JOIN portfolio f ON f.id = s.portfolio_id
     WHERE f.member_id = $1 AND 'NGN' IN (s.currency, s.paid_currency) AND s.status = ANY ($6)
  ) OR EXISTS (
    SELECT FROM refund r JOIN payment p ON p.id = r.payment_id
     WHERE p.member_id = $1 AND p.currency = 'NGN' AND r.status = ANY ($7)
  ) AS holds`

/** Whether a member has naira, owes naira, or has anything pending that may become naira. */
export async function readHoldsNaira(tx: Transaction, memberId: string): Promise<boolean> {
  const { portfolios, payments, withdrawals, subscriptions, refunds } = statusesUnderWay
  const values = [
    memberId,
    [walletOf(memberId, 'NGN'), receivableFrom(memberId, 'NGN')],
    portfolios,
    payments,
    withdrawals,
    subscriptions,
    refunds,
  ]
  const [row] = await tx.query<{ holds: boolean }>({ text, values })
  return row?.holds === true
}
