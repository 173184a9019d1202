import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { type MemberFacts, sessionFlags } from '@kinfold/contract/account/session-flags'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { Config } from '../../config.ts'
import type { Handle } from '../../db/database.ts'
import { type BankAccounts, bankAccountsOf } from '../bank-account/bank-accounts-of.ts'
import { countUnread } from '../notification/count-unread.ts'
import { findActiveSurvey } from '../survey/find-active-survey.ts'
import { termsInForce } from '../terms/terms-in-force.ts'
import { describeCustomer } from './describe-customer.ts'
import { type AccountRecord, firstNameOf, isOnHold } from './find-account.ts'

type Parts = { readonly config: Config; readonly now: () => Date }

/** Everything the screens decide by, put together here and nowhere else. */
export async function describeSessionUser(
  { config, now }: Parts,
  handle: Handle,
  record: AccountRecord,
): Promise<SessionUser> {
  const { account, member, operator } = record
  const moment = now()
  const version = await termsInForce({ config }, handle)
  const banks = await bankAccountsOf(handle, account.id)
  const pausedUntil = member?.withdrawalsPausedUntil ?? null
  return {
    first_name: firstNameOf(record),
    last_name: member?.lastName ?? operator?.name.split(' ').slice(1).join(' ') ?? '',
    email: account.email,
    ...sessionFlags(factsOf(record, banks, config, moment)),
    usd_bank_account: banks.usd,
    ngn_bank_account: banks.ngn,
    other_bank_account: banks.other,
    international_bank_account: banks.international,
    withdrawals_paused_until:
      pausedUntil !== null && pausedUntil > moment ? pausedUntil.toISOString() : null,
    unread_notification: await countUnread(handle, account.id),
    terms_and_conditions: member === null || member.acceptedTermsVersion === version,
    active_survey: member === null ? null : await findActiveSurvey(handle, member.id, moment),
    totp_enabled: account.totpEnabledAt !== null,
    roles: operator?.roles ?? [],
    customer: describeCustomer(record),
  }
}

function factsOf(
  record: AccountRecord,
  banks: BankAccounts,
  config: Config,
  now: Date,
): MemberFacts {
  const { member } = record
  return {
    isGlobal: member !== null && isGlobalMember(member.country, member.citizenship),
    kycStatus: member?.kycStatus ?? 'not_submitted',
    poaStatus: member?.poaStatus ?? 'not_submitted',
    isBvnValidated: member !== null && member.bvnValidatedAt !== null,
    hasBankAccount: Object.values(banks).some(bank => bank !== null),
    isActive: member !== null && !isOnHold(record),
    withdrawalsPausedUntil: member?.withdrawalsPausedUntil ?? undefined,
    contributionPolicy: config.contributeWhen,
    now,
  }
}
