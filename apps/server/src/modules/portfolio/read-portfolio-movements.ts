import type { Currency } from '@kinfold/contract/money/currency'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Handle } from '../../db/database.ts'
import { portfolioAccount } from '../../ledger/account-address.ts'
import { countStatementLines } from '../../ledger/read-statement.ts'
import type { PageWindow } from '../../paging/read-page.ts'
import { lineSource } from '../wallet/line-source.ts'
import {
  describePortfolioMovement,
  type PortfolioMovementRow,
} from './describe-portfolio-movement.ts'

const text = `
  SELECT p.transfer_id, p.leg, ${lineSource} AS source, p.amount, p.balance_after, t.event_at AS at,
         payment.gateway, payment.purpose, payment.paid_currency
    FROM (SELECT * FROM ledger.posting
           WHERE account_id = (SELECT id FROM ledger.account WHERE address = $1)
           ORDER BY account_version DESC LIMIT $2 OFFSET $3) p
    JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN payment ON payment.id = t.payment_id
   ORDER BY p.account_version DESC`

type Holding = { readonly id: string; readonly currency: Currency }

/** What came into a portfolio and left it, newest first. */
export async function readPortfolioMovements(
  handle: Handle,
  { id, currency }: Holding,
  { limit, offset }: PageWindow,
): Promise<PortfolioMovement[]> {
  const values = [portfolioAccount(id, currency), limit, offset]
  const rows = await handle.query<PortfolioMovementRow>({
    name: 'portfolio-movements',
    text,
    values,
  })
  return rows.map(row => describePortfolioMovement(currency, row))
}

export function countPortfolioMovements(
  handle: Handle,
  { id, currency }: Holding,
): Promise<number> {
  return countStatementLines(handle, portfolioAccount(id, currency))
}
