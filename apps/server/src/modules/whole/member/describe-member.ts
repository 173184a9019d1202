import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { account, member } from '../../base/person/account.tables.ts'

type Row = {
  readonly account: typeof account.$inferSelect
  readonly member: typeof member.$inferSelect
}

/** A member as the desk's lists show them. */
export function describeMember({ account: about, member: person }: Row): MemberSummary {
  const isOpen = about.suspendedAt === null ? 'active' : 'suspended'
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    email: about.email,
    country: person.country,
    is_global: isGlobalMember(person.country, person.citizenship),
    is_email_verified: about.emailVerifiedAt !== null,
    kyc_status: person.kycStatus,
    poa_status: person.poaStatus,
    status: person.closedAt === null ? isOpen : 'closed',
    created_at: about.createdAt.toISOString(),
  }
}
