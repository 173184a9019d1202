import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { MemberFacts } from '@kinfold/contract/account/member-facts'
import type { BankAccounts } from '@kinfold/contract/withdrawal/payout-account'
import type { Config } from '../../../config/config.ts'
import { type AccountRecord, isOnHold } from './find-account.ts'

/** The facts that every permission of a member follows from, at this moment. */
export function memberFactsOf(
  record: AccountRecord,
  bankAccounts: BankAccounts,
  { config, now }: { readonly config: Config; readonly now: Date },
): MemberFacts {
  const { member } = record
  return {
    isGlobal: member !== null && isGlobalMember(member.country, member.citizenship),
    kycStatus: member?.kycStatus ?? 'not_submitted',
    poaStatus: member?.poaStatus ?? 'not_submitted',
    isBvnValidated: member !== null && member.bvnValidatedAt !== null,
    bankAccounts,
    isActive: member !== null && !isOnHold(record),
    withdrawalsPausedUntil: member?.withdrawalsPausedUntil ?? undefined,
    contributionPolicy: config.contributeWhen,
    now,
  }
}
