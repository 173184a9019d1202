import type { DeskOverview, getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { mostCounted } from '@kinfold/contract/paging/page-query'
import type { Answer } from '../../../calls/call.ts'
import { countFindings } from '../../books/books/findings.ts'
import { readLastChecks, standingFindings } from '../../books/books/last-checks.ts'
import type { Services } from '../../services.ts'

type Waiting = Omit<DeskOverview, `ledger_${string}` & keyof DeskOverview>

// As far as the lists count them.
const waiting = `
  SELECT (SELECT count(*)::int FROM (SELECT FROM kyc_case WHERE status = 'submitted' OR (status = 'approved' AND taken_back_by IS NOT NULL) LIMIT ${mostCounted}) x) AS kyc,
         (SELECT count(*)::int FROM (SELECT FROM payment WHERE gateway = 'bank' AND status = 'pending_confirmation' LIMIT ${mostCounted}) x) AS transfers,
         (SELECT count(*)::int FROM (SELECT FROM unmatched_money WHERE state = 'open' LIMIT ${mostCounted}) x) AS unmatched,
         (SELECT count(*)::int FROM (SELECT FROM withdrawal WHERE status = 'pending' LIMIT ${mostCounted}) x) AS withdrawals,
         (SELECT count(*)::int FROM (SELECT FROM payout_batch WHERE status IN ('prepared', 'released') LIMIT ${mostCounted}) x) AS open_batches,
         (SELECT count(*)::int FROM (SELECT FROM bank_account WHERE check_status = 'waiting' LIMIT ${mostCounted}) x) AS bank_accounts_to_check,
         (SELECT count(*)::int FROM (SELECT FROM bank_details_proposal WHERE status = 'proposed' LIMIT ${mostCounted}) x) AS bank_details_to_confirm,
         (SELECT count(*)::int FROM (SELECT FROM roles_proposal WHERE status = 'proposed' LIMIT ${mostCounted}) x) AS roles_to_confirm,
         (SELECT count(*)::int FROM (SELECT FROM rate_proposal WHERE status = 'proposed' LIMIT ${mostCounted}) x) AS rates_to_confirm,
         (SELECT count(*)::int FROM (SELECT FROM fee_proposal WHERE status = 'proposed' LIMIT ${mostCounted}) x) AS fees_to_confirm,
         (SELECT count(*)::int FROM (SELECT FROM month_closing WHERE status = 'proposed' LIMIT ${mostCounted}) x) AS months_to_confirm,
         (SELECT count(*)::int FROM (SELECT FROM returns_run WHERE status IN ('draft', 'reversal_draft') LIMIT ${mostCounted}) x) AS returns_to_post,
         (SELECT count(*)::int FROM (SELECT FROM refund WHERE status = 'proposed' LIMIT ${mostCounted}) x) AS refunds_to_confirm,
         (SELECT count(*)::int FROM (SELECT FROM chargeback WHERE status = 'open' LIMIT ${mostCounted}) x) AS open_chargebacks,
         (SELECT count(*)::int FROM (SELECT FROM portfolio WHERE status = 'matured' AND retry_on IS NOT NULL LIMIT ${mostCounted}) x) AS stuck_portfolios`

/** How much waits in each queue, and what the last check of the books found. */
export async function readDeskOverview({
  db,
  chainKeys,
}: Services): Promise<Answer<typeof getDeskOverview>> {
  const [queues] = await db.query<Waiting>({ text: waiting })
  const checks = await readLastChecks(db, chainKeys)
  const recent = checks.get('new')
  if (queues === undefined) throw new Error('the counts of the queues have no row')
  return {
    ...queues,
    ledger_faults: countFindings(standingFindings(checks)),
    ledger_checked_at: recent?.endedAt.toISOString() ?? null,
    ledger_unsealed: Number(recent?.unsealed ?? 0n),
  }
}
