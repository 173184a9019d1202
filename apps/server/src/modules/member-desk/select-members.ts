import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { eq } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { account, member } from '../account/account.tables.ts'

export const selectMembers = (handle: Handle) =>
  handle.orm.select({ account, member }).from(member).innerJoin(account, eq(account.id, member.id))

type Row = Awaited<ReturnType<typeof selectMembers>>[number]

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
