import { areDocumentsApproved } from '../kyc/are-documents-approved.ts'
import { isHandedIn } from '../kyc/is-handed-in.ts'
import {
  mayWithdraw,
  type ObstaclesByWallet,
  withdrawalObstaclesOf,
} from '../withdrawal/withdrawal-obstacles.ts'
import type { MemberFacts } from './member-facts.ts'
import type { SessionUser } from './session-user.ts'

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
> & { readonly withdrawal_obstacles: ObstaclesByWallet }

/** Identity, address and, unless global, BVN are approved: what a `verified-member` is. */
export function isVerifiedMember(
  facts: Pick<MemberFacts, 'isGlobal' | 'kycStatus' | 'poaStatus' | 'isBvnValidated'>,
): boolean {
  return areDocumentsApproved(facts) && (facts.isGlobal || facts.isBvnValidated)
}

export function sessionFlags(facts: MemberFacts): SessionFlags {
  const handedIn = isHandedIn(facts.kycStatus) && isHandedIn(facts.poaStatus)
  const obstacles = withdrawalObstaclesOf(facts)
  return {
    is_global: facts.isGlobal,
    can_make_withdrawal: mayWithdraw(obstacles),
    withdrawal_obstacles: obstacles,
    can_contribute:
      facts.isActive &&
      (facts.contributionPolicy === 'validated' ? areDocumentsApproved(facts) : handedIn),
    contribution_policy: facts.contributionPolicy,
    has_submitted_kyc: isHandedIn(facts.kycStatus),
    kyc_is_validated: facts.kycStatus === 'approved',
    has_submitted_poa: isHandedIn(facts.poaStatus),
    poa_is_validated: facts.poaStatus === 'approved',
    is_bvn_validated: facts.isBvnValidated,
  }
}
