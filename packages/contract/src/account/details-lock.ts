import { errorCatalogue } from '../errors/error-catalogue.ts'
import type { Customer } from './customer.ts'
import type { UpdateCustomerBody } from './update-customer.ts'

/** The country of the phone isn't among them: it changes with the number. */
const identity = ['first_name', 'last_name', 'country', 'citizenship'] as const

type Member = Pick<Customer, (typeof identity)[number] | 'pep' | 'kyc_status' | 'poa_status'>

/** What the refusal says. */
export const detailsLockMessages = {
  approved: errorCatalogue.details_locked.sentence,
  being_checked:
    'Your name and country can’t change while your documents are being checked. We will tell you once they are.',
  declared:
    'This can’t be taken back once your documents are with us. Please contact the support team.',
} as const

/** Why name, country and citizenship stay as they are, if they do. */
export function identityLock({
  kyc_status,
  poa_status,
}: Pick<Member, 'kyc_status' | 'poa_status'>): 'approved' | 'being_checked' | undefined {
  if (kyc_status === 'approved') return 'approved'
  return kyc_status === 'submitted' || poa_status === 'submitted' ? 'being_checked' : undefined
}

/** Why a change can't be made: what a reviewer has seen, or is looking at, stays as it is. */
export function detailsLock(
  member: Member,
  change: UpdateCustomerBody,
): keyof typeof detailsLockMessages | undefined {
  const documents = [member.kyc_status, member.poa_status]
  const isChecked = documents.includes('submitted')
  // A second person approves because of it; taking it back would spare them.
  const takesBack = change.pep === false && member.pep
  if (takesBack && (isChecked || documents.includes('approved'))) return 'declared'
  // Sending what already stands is no change.
  const touchesIdentity = identity.some(
    name => change[name] !== undefined && String(change[name]) !== String(member[name]),
  )
  return touchesIdentity ? identityLock(member) : undefined
}
