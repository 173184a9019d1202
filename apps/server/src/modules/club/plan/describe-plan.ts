import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { plan } from './plan.tables.ts'

/** What a plan says; its size, and whether returns are being posted, is known from its runs. */
export function describePlan(
  row: typeof plan.$inferSelect,
): Omit<Plan, 'size' | 'is_posting_returns'> {
  return {
    id: row.id,
    name: row.name,
    product_type: row.productType,
    currency: row.currency,
    description: row.description,
    suited_for: row.suitedFor,
    risk: row.risk,
    holdings: row.holdings,
    minimum: moneyToWire(money(row.currency, row.minimumMinor)),
    tenor_months: row.tenorMonths,
    expected_return_bps: row.expectedReturnBps,
    state: row.state,
    terms_link: row.termsLink,
    returns_weighting: row.returnsWeighting,
    tells_size: row.tellsSize,
  }
}
