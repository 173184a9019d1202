import type { DocumentStatus } from '../kyc/document-status.ts'
import type { ContributionPolicy } from './contribution-policy.ts'
import type { SessionUser } from './session-user.ts'

/** What the club has on record about a member, from which every yes and no on the screen follows. */
export interface MemberFacts {
  readonly isGlobal: boolean
  readonly kycStatus: DocumentStatus
  readonly poaStatus: DocumentStatus
  readonly isBvnValidated: boolean
  readonly hasBankAccount: boolean
  readonly isActive: boolean
  readonly withdrawalsPausedUntil: Date | undefined
  readonly contributionPolicy: ContributionPolicy
  readonly now: Date
}

type SessionFlags = Pick<
  SessionUser,
  | 'is_global'
  | 'can_make_withdrawal'
  | 'can_contribute'
  | 'contribution_policy'
  | 'has_submitted_kyc'
  | 'kyc_is_validated'
  | 'has_submitted_poa'
  | 'poa_is_validated'
  | 'is_bvn_validated'
>

// A rejected document has to be handed in again, so it counts as not submitted.
const isHandedIn = (status: DocumentStatus) => status === 'submitted' || status === 'approved'

/** Identity, address and, unless global, BVN are approved: what a `verified-member` is. */
export function isVerifiedMember(
  facts: Pick<MemberFacts, 'isGlobal' | 'kycStatus' | 'poaStatus' | 'isBvnValidated'>,
): boolean {
  const documents = facts.kycStatus === 'approved' && facts.poaStatus === 'approved'
  return documents && (facts.isGlobal || facts.isBvnValidated)
}

export function sessionFlags(facts: MemberFacts): SessionFlags {
  const handedIn = isHandedIn(facts.kycStatus) && isHandedIn(facts.poaStatus)
  const approved = facts.kycStatus === 'approved' && facts.poaStatus === 'approved'
  const paused =
    facts.withdrawalsPausedUntil !== undefined && facts.withdrawalsPausedUntil > facts.now
  return {
    is_global: facts.isGlobal,
    can_make_withdrawal:
      facts.isActive && isVerifiedMember(facts) && facts.hasBankAccount && !paused,
    can_contribute:
      facts.isActive && (facts.contributionPolicy === 'validated' ? approved : handedIn),
    contribution_policy: facts.contributionPolicy,
    has_submitted_kyc: isHandedIn(facts.kycStatus),
    kyc_is_validated: facts.kycStatus === 'approved',
    has_submitted_poa: isHandedIn(facts.poaStatus),
    poa_is_validated: facts.poaStatus === 'approved',
    is_bvn_validated: facts.isBvnValidated,
  }
}
