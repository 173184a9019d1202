import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Handle } from '../../db/database.ts'
import { portfolioAccount } from '../../ledger/account-address.ts'
import { countStatementLines } from '../../ledger/read-statement.ts'
import type { TransferKind } from '../../ledger/transfer-kind.ts'
import type { PageWindow } from '../../paging/read-page.ts'
import { lineId } from '../wallet/line-id.ts'

type Row = {
  transfer_id: bigint
  leg: number
  kind: TransferKind
  amount: bigint
  balance_after: bigint
  at: Date
  gateway: Gateway | null
  purpose: Payment['purpose'] | null
  paid_currency: Currency | null
}

const text = `
  SELECT p.transfer_id, p.leg, p.kind, p.amount, p.balance_after, t.event_at AS at,
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
  return rows.map(row => describe(currency, row))
}

export function countPortfolioMovements(
  handle: Handle,
  { id, currency }: Holding,
): Promise<number> {
  return countStatementLines(handle, portfolioAccount(id, currency))
}

function describe(currency: Currency, row: Row): PortfolioMovement {
  const kind = kinds[row.kind] ?? 'contribution'
  return {
    id: lineId('movement', { transferId: row.transfer_id, leg: row.leg }),
    kind,
    amount: moneyToWire(money(currency, row.amount)),
    value_after: moneyToWire(money(currency, row.balance_after)),
    description: sentences[kind](currency, row),
    happened_at: row.at.toISOString(),
  }
}

/** Whatever is not named here is money the member put in. */
const kinds: Partial<Record<TransferKind, PortfolioMovement['kind']>> = {
  returns: 'return',
  loss: 'return',
  fee: 'fee',
  maturity: 'payout',
  'early-close': 'payout',
  refund: 'refund',
  chargeback: 'chargeback',
  'chargeback-won': 'chargeback',
  'receivable-recovered': 'chargeback',
}

const sentences: Record<PortfolioMovement['kind'], (currency: Currency, row: Row) => string> = {
  contribution: (currency, { gateway, purpose, paid_currency }) => {
    if (gateway === 'wallet') return `Contribution from your ${paid_currency ?? currency} wallet`
    if (purpose === 'recurring') return 'Recurring contribution'
    return gateway === 'card' || gateway === 'card_us'
      ? 'Contribution by card'
      : 'Contribution by transfer'
  },
  return: (_, { kind }) => (kind === 'loss' ? 'Loss of the month' : 'Return of the month'),
  fee: () => 'Fee on the return',
  payout: currency => `Paid to your ${currency} wallet`,
  refund: () => 'Contribution given back',
  chargeback: (_, { kind }) =>
    kind === 'chargeback-won'
      ? 'Contribution given back by the card’s bank'
      : 'Contribution taken back by the card’s bank',
}
