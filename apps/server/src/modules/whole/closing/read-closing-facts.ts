import type { ClosingFacts } from '@kinfold/contract/closing/closing-obstacles'
import type { Handle } from '../../../db/database.ts'
import { receivableFrom, walletOf } from '../../../ledger/account-address.ts'

const text = `
  SELECT EXISTS (SELECT FROM operator WHERE id = $1 AND cardinality(roles) > 0) AS "isOperator",
         EXISTS (SELECT FROM ledger.account WHERE address = ANY ($2) AND (balance <> 0 OR held <> 0)) AS "hasMoney",
         EXISTS (SELECT FROM ledger.account WHERE address = ANY ($3) AND balance <> 0) AS owes,
         EXISTS (
           SELECT FROM portfolio f JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':' || f.currency
            WHERE f.member_id = $1 AND (a.balance <> 0 OR a.held <> 0)) AS "hasInvested",
         ARRAY(SELECT DISTINCT status FROM portfolio WHERE member_id = $1) AS portfolios,
         ARRAY(SELECT DISTINCT status FROM payment WHERE member_id = $1) AS payments,
         ARRAY(SELECT DISTINCT w.status FROM withdrawal w JOIN wallet ON wallet.id = w.wallet_id
                WHERE wallet.member_id = $1) AS withdrawals,
         ARRAY(SELECT DISTINCT s.status FROM subscription s JOIN portfolio f ON f.id = s.portfolio_id
                WHERE f.member_id = $1) AS subscriptions,
         ARRAY(SELECT DISTINCT r.status FROM refund r JOIN payment p ON p.id = r.payment_id
                WHERE p.member_id = $1) AS refunds,
         ARRAY(SELECT DISTINCT c.status FROM chargeback c JOIN payment p ON p.id = c.payment_id
                WHERE p.member_id = $1) AS chargebacks,
         ARRAY(SELECT kyc_status FROM member WHERE id = $1
                UNION SELECT poa_status FROM member WHERE id = $1) AS documents`

/** What a member has with the club; whoever closes the account has its member locked. */
export async function readClosingFacts(handle: Handle, memberId: string): Promise<ClosingFacts> {
  const wallets = [walletOf(memberId, 'NGN'), walletOf(memberId, 'USD')]
  const debts = [receivableFrom(memberId, 'NGN'), receivableFrom(memberId, 'USD')]
  const [facts] = await handle.query<ClosingFacts>({ text, values: [memberId, wallets, debts] })
  if (facts === undefined) throw new Error('closing facts not found')
  return facts
}
