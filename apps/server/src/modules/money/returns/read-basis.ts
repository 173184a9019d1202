import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import type { Transaction } from '../../../db/database.ts'
import type { RunRow } from './lock-run.ts'
import type { ReturnsMonth } from './returns-month.ts'

/** A portfolio that held something in a month, and what its part of the result is worked out by. */
export type Holding = {
  readonly portfolio: string
  readonly member: string
  readonly status: PortfolioStatus
  /** What it holds now. */
  readonly balance: bigint
  readonly weight: bigint
}

/*
 * What had happened by then, whenever it was booked; what was taken back later never was. A month's own runs are
 * left out, so that a corrected one is shared by the same values, and so is whoever kept a share of one. What was
 * booked before the month began had happened by then, so only later postings are looked at one by one.
 */
const text = `
  WITH own AS (SELECT id FROM returns_run WHERE plan_id = $1 AND period = $2)
  SELECT f.id AS portfolio, f.member_id AS member, f.status, a.balance, held.weight
    FROM portfolio f
    JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':' || f.currency
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(p.amount), 0) AS amount,
             coalesce(sum(p.amount * CASE
               WHEN moved.at >= $4 OR moved.returns_id IN (SELECT id FROM own) THEN 0
               WHEN NOT $5::boolean THEN 1
               WHEN moved.at < $3 THEN $6::int
               ELSE $6::int - ((moved.at AT TIME ZONE 'Africa/Lagos')::date - $7::date)
             END), 0) AS weight
        FROM ledger.posting p
        CROSS JOIN LATERAL (
          SELECT coalesce(o.event_at, t.event_at) AS at, coalesce(o.returns_id, t.returns_id) AS returns_id
            FROM ledger.transfer t LEFT JOIN ledger.transfer o ON o.id = t.reverses
           WHERE t.id = p.transfer_id
        ) moved
       WHERE p.account_id = a.id AND p.posted_at >= $3
    ) later
    CROSS JOIN LATERAL (
      SELECT ((a.balance - later.amount) * CASE WHEN $5::boolean THEN $6::int ELSE 1 END + later.weight)::int8 AS weight
    ) held
   WHERE f.plan_id = $1 AND held.weight > 0
     AND NOT EXISTS (SELECT FROM returns_share s
                      WHERE s.portfolio_id = f.id AND s.run_id IN (SELECT id FROM own) AND s.state = 'kept')
   ORDER BY f.id`

type Wanted = Pick<RunRow, 'planId' | 'weighting'> & { readonly month: ReturnsMonth }

/** Every portfolio of a plan that a month's result is shared among, in the order of their ids. */
export function readBasis(
  tx: Transaction,
  { planId, weighting, month }: Wanted,
): Promise<Holding[]> {
  const { period, from, until, days } = month
  const byDays = weighting === 'days'
  return tx.query<Holding>({
    text,
    values: [planId, period, from, until, byDays, days, month.firstDay],
  })
}
