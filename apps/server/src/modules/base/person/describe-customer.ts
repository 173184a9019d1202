import type { Customer } from '@kinfold/contract/account/customer'
import type { AccountRecord } from './find-account.ts'

/** The membership record in the form of the contract; an operator who isn't a member has none. */
export function describeCustomer(record: AccountRecord): Customer | null {
  const { account, member } = record
  if (member === null) return null
  return {
    id: account.id,
    first_name: member.firstName,
    last_name: member.lastName,
    email: account.email,
    phone: member.phone,
    country: member.country,
    country_code: member.countryCode,
    citizenship: member.citizenship,
    pep: member.pep,
    accredited_investors: member.accreditedInvestor,
    accept_family_office: member.acceptFamilyOffice,
    kyc_status: member.kycStatus,
    kyc_rejection_reason: member.kycRejectionReason,
    poa_status: member.poaStatus,
    poa_rejection_reason: member.poaRejectionReason,
    bvn_last4: member.bvnLast4,
    status: statusOf(record),
    created_at: account.createdAt.toISOString(),
  }
}

function statusOf({ account, member }: AccountRecord): Customer['status'] {
  if (member !== null && member.closedAt !== null) return 'closed'
  return account.suspendedAt === null ? 'active' : 'suspended'
}
