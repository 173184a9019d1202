import type { SessionUser } from '@kinfold/contract/account/session-user'
import { leastWithdrawalOf } from '@kinfold/contract/withdrawal/least-withdrawal-of'
import { defaultWithdrawalLimits } from '@kinfold/contract/withdrawal/withdrawal-limits'
import { firstTerms } from '../content/first-terms.ts'
import type { DemoOperator } from '../operators/operators.ts'
import { referenceDay } from '../reference-day.ts'

/** What GET /customer/get answers an operator, who is no member. */
export function operatorSessionOf(operator: DemoOperator): SessionUser {
  return {
    today: referenceDay,
    first_name: operator.firstName,
    last_name: operator.lastName,
    email: operator.email,
    is_global: false,
    can_make_withdrawal: false,
    withdrawal_obstacles: null,
    can_contribute: false,
    contribution_policy: 'submitted',
    has_submitted_kyc: false,
    kyc_is_validated: false,
    has_submitted_poa: false,
    poa_is_validated: false,
    is_bvn_validated: false,
    usd_bank_account: null,
    ngn_bank_account: null,
    other_bank_account: null,
    international_bank_account: null,
    least_withdrawal: leastWithdrawalOf(defaultWithdrawalLimits),
    withdrawals_paused_until: null,
    unread_notification: 0,
    terms_and_conditions: true,
    terms_in_force: firstTerms,
    terms_accepted_at: null,
    active_survey: null,
    totp_enabled: true,
    has_passkey: false,
    roles: [...operator.roles],
    operator_id: operator.operatorId,
    customer: null,
  }
}
