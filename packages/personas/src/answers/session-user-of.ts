import { defaultContributionPolicy } from '@kinfold/contract/account/contribution-policy'
import type { MemberFacts } from '@kinfold/contract/account/member-facts'
import { sessionFlags } from '@kinfold/contract/account/session-flags'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { BankAccount, BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { leastWithdrawalOf } from '@kinfold/contract/withdrawal/least-withdrawal-of'
import type { BankAccounts } from '@kinfold/contract/withdrawal/payout-account'
import { defaultWithdrawalLimits } from '@kinfold/contract/withdrawal/withdrawal-limits'
import { openSurvey } from '../content/demo-surveys.ts'
import { firstTerms } from '../content/first-terms.ts'
import { demoNotifications } from '../notifications/demo-notifications.ts'
import { isGlobal } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { referenceDay, referenceMoment } from '../reference-day.ts'

export function memberFactsOf(person: Person): MemberFacts {
  return {
    isGlobal: isGlobal(person),
    kycStatus: person.customer.kyc_status,
    poaStatus: person.customer.poa_status,
    isBvnValidated: person.isBvnValidated,
    bankAccounts: bankAccountsOf(person),
    isActive: person.customer.status === 'active',
    withdrawalsPausedUntil: undefined,
    contributionPolicy: defaultContributionPolicy,
    now: new Date(referenceMoment),
  }
}

function accountOf(person: Person, kind: BankAccountKind): BankAccount | null {
  return person.bankAccounts.find(account => account.kind === kind) ?? null
}

function bankAccountsOf(person: Person): BankAccounts {
  return {
    ngn: accountOf(person, 'ngn'),
    usd: accountOf(person, 'usd'),
    other: accountOf(person, 'other'),
    international: accountOf(person, 'international'),
  }
}

/** What GET /customer/get answers; `changes` are for a story that needs one thing different. */
export function sessionUserOf(person: Person, changes: Partial<SessionUser> = {}): SessionUser {
  const { customer } = person
  const unread = demoNotifications.filter(each => each.owner === person.key && !each.isRead)
  return {
    today: referenceDay,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    ...sessionFlags(memberFactsOf(person)),
    usd_bank_account: accountOf(person, 'usd'),
    ngn_bank_account: accountOf(person, 'ngn'),
    other_bank_account: accountOf(person, 'other'),
    international_bank_account: accountOf(person, 'international'),
    least_withdrawal: leastWithdrawalOf(defaultWithdrawalLimits),
    withdrawals_paused_until: null,
    unread_notification: unread.length,
    terms_and_conditions: person.hasAcceptedTerms,
    terms_in_force: firstTerms,
    terms_accepted_at: customer.created_at,
    active_survey: person.hasSurveyWaiting ? openSurvey : null,
    totp_enabled: false,
    has_passkey: false,
    roles: [],
    operator_id: null,
    customer,
    ...changes,
  }
}
