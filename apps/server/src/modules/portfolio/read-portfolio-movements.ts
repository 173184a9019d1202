import type { LineSource } from '@kinfold/contract/ledger/ledger-lines'
import { portfolioLineOf } from '@kinfold/contract/ledger/line-of'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Handle } from '../../db/database.ts'
import { portfolioAccount } from '../../ledger/account-address.ts'
import { countStatementLines } from '../../ledger/read-statement.ts'
import type { PageWindow } from '../../paging/read-page.ts'
import { lineId } from '../wallet/line-id.ts'
import { lineSource } from '../wallet/line-source.ts'

type Row = {
  transfer_id: bigint
  leg: number
  source: LineSource
  amount: bigint
  balance_after: bigint
  at: Date
  gateway: Gateway | null
  purpose: Payment['purpose'] | null
  paid_currency: Currency | null
}

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
  const rows = await handle.query<Row>({ name: 'portfolio-movements', text, values })
  return rows.map(row => describeMovement(currency, row))
}

export function countPortfolioMovements(
  handle: Handle,
  { id, currency }: Holding,
): Promise<number> {
  return countStatementLines(handle, portfolioAccount(id, currency))
}

function describeMovement(currency: Currency, row: Row): PortfolioMovement {
  const { kind, sentence } = portfolioLineOf(row.source)
  const amount = money(currency, row.amount)
  return {
    id: lineId('movement', { transferId: row.transfer_id, leg: row.leg }),
    kind,
    amount: moneyToWire(amount),
    value_after: moneyToWire(money(currency, row.balance_after)),
    description: sentence({
      amount,
      gateway: row.gateway,
      isRecurring: row.purpose === 'recurring',
      paidCurrency: row.paid_currency,
    }),
    happened_at: row.at.toISOString(),
  }
}
