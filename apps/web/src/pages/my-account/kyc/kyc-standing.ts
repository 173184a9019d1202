import type { Customer } from '@kinfold/contract/account/customer'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'

export type Proof = { readonly name: string; readonly status: DocumentStatus }

type Facts = Pick<Customer, 'kyc_status' | 'poa_status' | 'bvn_last4'>

/** What the club wants to see of a member, and how far each of it is. */
export function proofsOf({ kyc_status, poa_status, bvn_last4 }: Facts, isGlobal: boolean): Proof[] {
  const bvn = { name: 'BVN', status: bvn_last4 === null ? 'not_submitted' : 'approved' } as const
  return [
    { name: 'ID', status: kyc_status },
    { name: 'Address', status: poa_status },
    ...(isGlobal ? [] : [bvn]),
  ]
}

/** Most pressing first: what the member has to do, then what they wait for. */
const told = [
  ['rejected', 'Needs another look'],
  ['not_submitted', 'Still needed'],
  ['submitted', 'Being checked'],
] as const

/** How far all of it is together: `Being checked: 2 of 3`. */
export function kycStanding(proofs: readonly Proof[]): string {
  for (const [status, words] of told) {
    const count = proofs.filter(proof => proof.status === status).length
    if (count > 0) return `${words}: ${count} of ${proofs.length}`
  }
  return 'All approved'
}
