import type { Currency } from '@kinfold/contract/money/currency'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Handle } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { countStatementLines } from '../../../ledger/read-statement.ts'
import type { PageWindow } from '../../../paging/read-page.ts'
import { hashLike, lineHash } from '../wallet/line-id.ts'
import { lineSource } from '../wallet/line-source.ts'
import {
  describePortfolioMovement,
  type PortfolioMovementRow,
} from './describe-portfolio-movement.ts'

const ofAccount = 'p.account_id = (SELECT id FROM ledger.account WHERE address = $1)'

const about = `
  SELECT p.transfer_id, p.leg, ${lineSource} AS source, p.amount, p.balance_after, t.event_at AS at, t.meta,
         payment.id AS payment_id, payment.reference AS payment_reference,
         payment.gateway, payment.purpose, payment.paid_currency
    FROM chosen p
    JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN payment ON payment.id = t.payment_id
   ORDER BY p.account_version DESC`

const page = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p WHERE ${ofAccount}
    ORDER BY p.account_version DESC LIMIT $2 OFFSET $3) ${about}`

// What came back of a payment is a movement of its own, and a later one.
const one = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
    WHERE ${ofAccount} AND (${lineHash('movement')} LIKE $2 OR t.payment_id = $3)
    ORDER BY p.account_version LIMIT 1) ${about}`

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
    text: page,
    values,
  })
  return rows.map(row => describePortfolioMovement(currency, row))
}

/** The movement with this id, or the one by which the payment with this id came. */
export async function readPortfolioMovement(
  handle: Handle,
  { id, currency }: Holding,
  wanted: string,
): Promise<PortfolioMovementRow | undefined> {
  const values = [portfolioAccount(id, currency), hashLike(wanted), wanted]
  const [row] = await handle.query<PortfolioMovementRow>({ text: one, values })
  return row
}

export function countPortfolioMovements(
  handle: Handle,
  { id, currency }: Holding,
): Promise<number> {
  return countStatementLines(handle, portfolioAccount(id, currency))
}
