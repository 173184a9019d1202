import type { MemberFacts } from '../account/member-facts.ts'

/** Both, as they are when a withdrawal is asked for; an approval can be taken back afterwards. */
export const areDocumentsApproved = ({
  kycStatus,
  poaStatus,
}: Pick<MemberFacts, 'kycStatus' | 'poaStatus'>): boolean =>
  kycStatus === 'approved' && poaStatus === 'approved'
