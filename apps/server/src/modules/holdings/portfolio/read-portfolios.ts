// Portfolios with their amounts from the ledger; their own table only has the agreement.
import { portfolioRolesOf } from '@kinfold/contract/ledger/line-of'
import type { Currency } from '@kinfold/contract/money/currency'
import type { MaturityChoice } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import type { Handle } from '../../../db/database.ts'

export type PortfolioFilter = {
  readonly id?: string | undefined
  readonly product?: number | undefined
  readonly currency?: Currency | undefined
  readonly product_type?: string | undefined
  readonly status?: PortfolioStatus | undefined
}

export type PortfolioRow = {
  readonly id: string
  readonly name: string | null
  readonly plan_id: number
  readonly plan_name: string
  readonly product_type: string
  readonly currency: Currency
  readonly status: PortfolioStatus
  readonly goal_minor: bigint | null
  readonly goal_by: string | null
  readonly at_maturity: MaturityChoice
  readonly started_on: string | null
  readonly matures_on: string | null
  readonly created_at: Date
  // In minor units, from here on.
  readonly value: bigint
  readonly returns: bigint
  readonly fees: bigint
  readonly paid_out: bigint
  readonly awaited: bigint
  readonly is_recurring: boolean
}

const matching = `f.member_id = $1
    AND ($2::uuid IS NULL OR f.id = $2)
    AND ($3::int IS NULL OR f.plan_id = $3)
    AND ($4::text IS NULL OR f.currency = $4)
    AND ($5::text IS NULL OR plan.product_type = $5)
    AND ($6::text IS NULL OR f.status = $6)`

const chosen = `
  SELECT f.*, plan.name AS plan_name, plan.product_type
    FROM portfolio f JOIN plan ON plan.id = f.plan_id
   WHERE ${matching} ORDER BY f.created_at DESC, f.id LIMIT $7 OFFSET $8`

const rolesOf = (kind: PortfolioMovement['kind']) =>
  portfolioRolesOf(kind)
    .map(role => `'${role}'`)
    .join(', ')

const text = `
  SELECT f.id, f.name, f.goal_minor, f.goal_by::text, f.plan_id, f.plan_name, f.product_type, f.currency, f.status, f.at_maturity,
         f.started_on::text, f.matures_on::text, f.created_at,
         coalesce(a.balance, 0) AS value,
         coalesce(moved.returns, 0)::int8 AS returns,
         coalesce(moved.fees, 0)::int8 AS fees,
         coalesce(moved.paid_out, 0)::int8 AS paid_out,
         (CASE WHEN f.status IN ('pending_payment', 'pending_confirmation') THEN f.promised_minor ELSE 0 END
           + coalesce(more.minor, 0))::int8 AS awaited,
         EXISTS (SELECT 1 FROM subscription s WHERE s.portfolio_id = f.id
                    AND s.status IN ('pending', 'active', 'paused', 'past_due')) AS is_recurring
    FROM (${chosen}) f
    LEFT JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':' || f.currency
    LEFT JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE role IN (${rolesOf('return')})) AS returns,
             sum(amount) FILTER (WHERE role IN (${rolesOf('fee')})) AS fees,
             sum(amount) FILTER (WHERE role IN (${rolesOf('payout')})) AS paid_out
        FROM ledger.posting WHERE account_id = a.id) moved ON true
    LEFT JOIN LATERAL (
      SELECT sum(amount_minor) AS minor FROM payment
       WHERE portfolio_id = f.id AND purpose = 'top_up'
         AND status IN ('pending', 'pending_confirmation')) more ON true
   ORDER BY f.created_at DESC, f.id`

type Rows = { readonly limit: number; readonly offset: number }

/** Newest first. */
export async function readPortfolios(
  handle: Handle,
  memberId: string,
  filter: PortfolioFilter = {},
  { limit, offset }: Rows = { limit: 10_000, offset: 0 },
): Promise<PortfolioRow[]> {
  const values = [...valuesOf(memberId, filter), limit, offset]
  return handle.query<PortfolioRow>({ name: 'portfolios', text, values })
}

export async function countPortfolios(
  handle: Handle,
  memberId: string,
  filter: PortfolioFilter,
): Promise<number> {
  const [row] = await handle.query<{ count: bigint }>({
    text: `SELECT count(*) FROM portfolio f JOIN plan ON plan.id = f.plan_id WHERE ${matching}`,
    values: valuesOf(memberId, filter),
  })
  return Number(row?.count ?? 0n)
}

function valuesOf(memberId: string, filter: PortfolioFilter): unknown[] {
  const { id, product, currency, product_type, status } = filter
  return [memberId, id, product, currency, product_type, status].map(value => value ?? null)
}
