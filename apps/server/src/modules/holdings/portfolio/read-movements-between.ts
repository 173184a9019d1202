import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Handle } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { lineSource } from '../wallet/line-source.ts'
import {
  describePortfolioMovement,
  type PortfolioMovementRow,
} from './describe-portfolio-movement.ts'
import type { PortfolioRow } from './read-portfolios.ts'

const text = `
  SELECT p.transfer_id, p.leg, ${lineSource} AS source, p.amount, p.balance_after, t.event_at AS at,
         payment.gateway, payment.purpose, payment.paid_currency
    FROM ledger.posting p
    JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN payment ON payment.id = t.payment_id
   WHERE p.account_id = (SELECT id FROM ledger.account WHERE address = $1)
     AND p.account_version > $2 AND p.account_version <= $3
   ORDER BY p.account_version`

type Versions = { readonly after: number; readonly until: number }

/** The movements of these versions, which number them without gaps; oldest first. */
export async function readMovementsBetween(
  handle: Handle,
  { id, currency }: Pick<PortfolioRow, 'id' | 'currency'>,
  { after, until }: Versions,
): Promise<PortfolioMovement[]> {
  const values = [portfolioAccount(id, currency), after, until]
  const rows = await handle.query<PortfolioMovementRow>({ text, values })
  return rows.map(row => describePortfolioMovement(currency, row))
}
