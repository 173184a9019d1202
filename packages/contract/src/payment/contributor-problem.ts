import type { SessionUser } from '../account/session-user.ts'

type Contributor = Pick<
  SessionUser,
  'terms_and_conditions' | 'can_contribute' | 'has_submitted_kyc' | 'has_submitted_poa'
>

/** Why a member can't put money in: the terms, what is still to be handed in, or the club's check of it. */
export function contributorProblem(member: Contributor) {
  if (!member.terms_and_conditions) return 'terms_not_accepted'
  if (member.can_contribute) return undefined
  return member.has_submitted_kyc && member.has_submitted_poa ? 'kyc_pending' : 'kyc_required'
}
