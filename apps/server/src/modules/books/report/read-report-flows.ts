import { clubTimeZone } from '@kinfold/contract/constants'
import { portfolioLineOf } from '@kinfold/contract/ledger/line-of'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import { type ReportFlow, reportParts } from '@kinfold/contract/report/report-flow'
import type { Handle } from '../../../db/database.ts'
import type { ClubSpan } from '../../../paging/club-spans.ts'

/**
 * All that changed what the member `$1` has in portfolios, by a moment `$2`, exclusive. A month that is closed
 * stays as it was: what happens later is dated later. A run of returns counts once all of its shares are booked.
 */
export const reportPostings = `
  SELECT f.plan_id, f.currency, p.transfer_id, p.leg, p.role, p.amount, t.event_at AS at
    FROM portfolio f
    JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':' || f.currency
    JOIN ledger.posting p ON p.account_id = a.id
    JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN ledger.transfer o ON o.id = t.reverses
    LEFT JOIN returns_run r ON r.id = coalesce(o.returns_id, t.returns_id)
   WHERE f.member_id = $1 AND t.event_at < $2 AND (r.id IS NULL OR r.completed_at IS NOT NULL)`

type Row = {
  readonly id: number
  readonly name: string
  readonly product_type: string
  readonly currency: Currency
  readonly month: string
  readonly role: PostingRole
  readonly minor: bigint
}

const text = `
  SELECT plan.id, plan.name, plan.product_type, plan.currency, moved.month, moved.role, moved.minor
    FROM (SELECT plan_id, role, sum(amount)::int8 AS minor,
                 CASE WHEN at < $3 THEN '' ELSE to_char(at AT TIME ZONE $4, 'YYYY-MM') END AS month
            FROM (${reportPostings}) posting GROUP BY plan_id, role, month) moved
    JOIN plan ON plan.id = moved.plan_id`

/** What moved in a member's portfolios, by plan, month and part; what was before the span is taken together. */
export async function readReportFlows(
  handle: Handle,
  memberId: string,
  { from, until }: ClubSpan,
): Promise<ReportFlow[]> {
  const values = [memberId, until, from, clubTimeZone]
  const rows = await handle.query<Row>({ name: 'report-flows', text, values })
  // A reversal keeps the role of what it takes back, and so is less of the same part.
  return rows.map(({ id, name, product_type, currency, month, role, minor }) => ({
    plan: { id, name, product_type, currency },
    month,
    part: reportParts[portfolioLineOf(role).kind],
    minor,
  }))
}
