import type { DeskOverview, getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import type { Answer } from '../../calls/call.ts'
import { countFindings } from '../books/findings.ts'
import { readLastChecks, standingFindings } from '../books/last-checks.ts'
import type { Services } from '../services.ts'

type Waiting = Omit<DeskOverview, `ledger_${string}` & keyof DeskOverview>

const waiting = `
  SELECT (SELECT count(*)::int FROM kyc_case WHERE status = 'submitted') AS kyc,
         (SELECT count(*)::int FROM payment WHERE gateway = 'bank' AND status = 'pending_confirmation') AS transfers,
         (SELECT count(*)::int FROM unmatched_money WHERE state = 'open') AS unmatched,
         (SELECT count(*)::int FROM withdrawal WHERE status = 'pending') AS withdrawals,
         (SELECT count(*)::int FROM payout_batch WHERE status IN ('prepared', 'released')) AS open_batches,
         (SELECT count(*)::int FROM bank_account WHERE check_status = 'waiting') AS bank_accounts_to_check,
         (SELECT count(*)::int FROM bank_details_proposal WHERE status = 'proposed') AS bank_details_to_confirm,
         (SELECT count(*)::int FROM roles_proposal WHERE status = 'proposed') AS roles_to_confirm,
         (SELECT count(*)::int FROM rate_proposal WHERE status = 'proposed') AS rates_to_confirm,
         (SELECT count(*)::int FROM fee_proposal WHERE status = 'proposed') AS fees_to_confirm,
         (SELECT count(*)::int FROM month_closing WHERE status = 'proposed') AS months_to_confirm,
         (SELECT count(*)::int FROM returns_run WHERE status IN ('draft', 'reversal_draft')) AS returns_to_post,
         (SELECT count(*)::int FROM refund WHERE status = 'proposed') AS refunds_to_confirm,
         (SELECT count(*)::int FROM chargeback WHERE status = 'open') AS open_chargebacks,
         (SELECT count(*)::int FROM portfolio WHERE status = 'matured' AND retry_on IS NOT NULL) AS stuck_portfolios`

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
