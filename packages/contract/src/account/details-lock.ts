import { errorCatalogue } from '../errors/error-catalogue.ts'
import type { Customer } from './customer.ts'
import type { UpdateCustomerBody } from './update-customer.ts'

const names = ['first_name', 'last_name'] as const
/** The country of the phone isn't among them: it changes with the number. */
const identity = [...names, 'country', 'citizenship'] as const

type Checks = Pick<Customer, 'kyc_status' | 'poa_status' | 'bvn_last4'>
type Member = Checks & Pick<Customer, (typeof identity)[number] | 'pep'>

/** What the refusal says. */
export const detailsLockMessages = {
  approved: errorCatalogue.details_locked.sentence,
  being_checked:
    'Your name and country can’t change while your documents are being checked. We will tell you once they are.',
  bvn: 'Your name can’t change once your BVN is validated. Please contact the support team.',
  declared:
    'This can’t be taken back once your documents are with us. Please contact the support team.',
} as const

/**
 * Why a member's details are locked, if they are: everything approved belongs to one person. A BVN only
 * confirms the name, so it doesn't lock country and citizenship.
 */
export function identityLock({
  kyc_status,
  poa_status,
  bvn_last4,
}: Checks): 'approved' | 'being_checked' | 'bvn' | undefined {
  const documents = [kyc_status, poa_status]
  if (documents.includes('approved')) return 'approved'
  if (documents.includes('submitted')) return 'being_checked'
  return bvn_last4 === null ? undefined : 'bvn'
}

/** Why a change can't be made: details that a reviewer has approved or is checking are locked. */
export function detailsLock(
  member: Member,
  change: UpdateCustomerBody,
): keyof typeof detailsLockMessages | undefined {
  const documents = [member.kyc_status, member.poa_status]
  const isChecked = documents.includes('submitted')
  // It requires a second approver, who must not be avoided by withdrawing it.
  const takesBack = change.pep === false && member.pep
  if (takesBack && (isChecked || documents.includes('approved'))) return 'declared'
  const lock = identityLock(member)
  const locked = lock === 'bvn' ? names : identity
  // Sending the current value is no change.
  const touchesLocked = locked.some(
    name => change[name] !== undefined && String(change[name]) !== String(member[name]),
  )
  return touchesLocked ? lock : undefined
}
