import type { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import type { Answer } from '../../calls/call.ts'
import { countFindings } from '../books/findings.ts'
import { readLastChecks, standingFindings } from '../books/last-checks.ts'
import type { Services } from '../services.ts'

type Waiting = Record<
  | 'kyc'
  | 'transfers'
  | 'unmatched'
  | 'withdrawals'
  | 'batches'
  | 'bank_accounts'
  | 'bank_details'
  | 'roles'
  | 'rates'
  | 'fees'
  | 'returns'
  | 'refunds'
  | 'chargebacks'
  | 'stuck_portfolios',
  number
>

const waiting = `
  SELECT (SELECT count(*)::int FROM kyc_case WHERE status = 'submitted') AS kyc,
         (SELECT count(*)::int FROM payment WHERE gateway = 'bank' AND status = 'pending_confirmation') AS transfers,
         (SELECT count(*)::int FROM unmatched_money WHERE state = 'open') AS unmatched,
         (SELECT count(*)::int FROM withdrawal WHERE status = 'pending') AS withdrawals,
         (SELECT count(*)::int FROM payout_batch WHERE status IN ('prepared', 'released')) AS batches,
         (SELECT count(*)::int FROM bank_account WHERE check_status = 'waiting') AS bank_accounts,
         (SELECT count(*)::int FROM bank_details_proposal WHERE status = 'proposed') AS bank_details,
         (SELECT count(*)::int FROM roles_proposal WHERE status = 'proposed') AS roles,
         (SELECT count(*)::int FROM rate_proposal WHERE status = 'proposed') AS rates,
         (SELECT count(*)::int FROM fee_proposal WHERE status = 'proposed') AS fees,
         (SELECT count(*)::int FROM returns_run WHERE status IN ('draft', 'reversal_draft')) AS returns,
         (SELECT count(*)::int FROM refund WHERE status = 'proposed') AS refunds,
         (SELECT count(*)::int FROM chargeback WHERE status = 'open') AS chargebacks,
         (SELECT count(*)::int FROM portfolio WHERE status = 'matured' AND retry_on IS NOT NULL) AS stuck_portfolios`

/** How much waits in each queue, and what the last check of the books found. */
export async function readDeskOverview({
  db,
  chainKeys,
}: Services): Promise<Answer<typeof getDeskOverview>> {
  const [queues] = await db.query<Waiting>({ text: waiting })
  const checks = await readLastChecks(db, chainKeys)
  const recent = checks.get('new')
  return {
    kyc: queues?.kyc ?? 0,
    transfers: queues?.transfers ?? 0,
    unmatched: queues?.unmatched ?? 0,
    withdrawals: queues?.withdrawals ?? 0,
    bank_accounts_to_check: queues?.bank_accounts ?? 0,
    bank_details_to_confirm: queues?.bank_details ?? 0,
    roles_to_confirm: queues?.roles ?? 0,
    rates_to_confirm: queues?.rates ?? 0,
    fees_to_confirm: queues?.fees ?? 0,
    refunds_to_confirm: queues?.refunds ?? 0,
    open_chargebacks: queues?.chargebacks ?? 0,
    stuck_portfolios: queues?.stuck_portfolios ?? 0,
    open_batches: queues?.batches ?? 0,
    returns_to_post: queues?.returns ?? 0,
    ledger_faults: countFindings(standingFindings(checks)),
    ledger_checked_at: recent?.endedAt.toISOString() ?? null,
    ledger_unsealed: Number(recent?.unsealed ?? 0n),
  }
}
