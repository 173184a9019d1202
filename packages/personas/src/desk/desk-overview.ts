import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { referenceMoment } from '../reference-day.ts'
import { bankAccountsToCheck } from './bank-accounts-to-check.ts'
import { demoChargebacks } from './demo-chargebacks.ts'
import { monthClosings } from './demo-months.ts'
import { demoRefunds } from './demo-refunds.ts'
import { demoTransfers } from './expected-transfers.ts'
import { demoKycCases } from './kyc-cases.ts'
import { bankDetailsProposals } from './managed-bank-details.ts'
import { feeProposals } from './managed-fees.ts'
import { payoutBatches } from './payout-batches.ts'
import { rateProposals } from './rate-proposals.ts'
import { requestedWithdrawals } from './requested-withdrawals.ts'
import { returnsPostings } from './returns-postings.ts'
import { rolesProposals } from './roles-proposals.ts'
import { unmatchedMoney } from './unmatched-money.ts'

/** What GET /operator/overview answers. */
export const deskOverview: DeskOverview = {
  kyc: demoKycCases.filter(({ status }) => status === 'submitted').length,
  transfers: demoTransfers.filter(({ status }) => status === 'pending_confirmation').length,
  unmatched: unmatchedMoney.filter(({ state }) => state === 'open').length,
  withdrawals: requestedWithdrawals.filter(({ withdrawal }) => withdrawal.status === 'pending')
    .length,
  open_batches: payoutBatches.filter(({ status }) => status === 'prepared' || status === 'released')
    .length,
  returns_to_post: returnsPostings.filter(({ status }) => status === 'draft').length,
  bank_accounts_to_check: bankAccountsToCheck.filter(({ status }) => status === 'waiting').length,
  bank_details_to_confirm: bankDetailsProposals.length,
  roles_to_confirm: rolesProposals.length,
  rates_to_confirm: rateProposals.length,
  fees_to_confirm: feeProposals.length,
  months_to_confirm: monthClosings.length,
  refunds_to_confirm: demoRefunds.filter(({ status }) => status === 'proposed').length,
  open_chargebacks: demoChargebacks.filter(({ status }) => status === 'open').length,
  stuck_portfolios: 0,
  ledger_faults: 0,
  ledger_checked_at: referenceMoment,
  ledger_unsealed: 0,
}
