import type { SessionUser } from '@kinfold/contract/account/session-user'

/** How far the member's documents are: what the overview asks for, or that it waits. */
export type VerificationStage = 'not-submitted' | 'in-progress' | 'validated'

type Flags = Pick<
  SessionUser,
  'has_submitted_kyc' | 'kyc_is_validated' | 'has_submitted_poa' | 'poa_is_validated'
>

export function verificationStage(member: Flags): VerificationStage {
  if (!(member.has_submitted_kyc && member.has_submitted_poa)) return 'not-submitted'
  return member.kyc_is_validated && member.poa_is_validated ? 'validated' : 'in-progress'
}
