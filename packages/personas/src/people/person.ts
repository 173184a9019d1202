import type { Customer } from '@kinfold/contract/account/customer'
import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import type { Id } from '@kinfold/contract/fields/id'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'

export const personKeys = [
  'ada',
  'bola',
  'chidi',
  'dayo',
  'efe',
  'funmi',
  'gbenga',
  'halima',
] as const
export type PersonKey = (typeof personKeys)[number]

/** A document as it was handed in and decided about. */
export interface DemoDocument {
  readonly kind: 'identity' | 'address'
  readonly type: string
  readonly number: string | null
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  readonly status: Exclude<DocumentStatus, 'not_submitted'>
  readonly submittedAt: string
  readonly decidedAt: string | null
  readonly rejectionReason: string | null
}

/** A member of the demo club. */
export interface Person {
  readonly key: PersonKey
  readonly userId: Id<'user'>
  /** What this member is there to show. */
  readonly about: string
  readonly customer: Customer
  readonly isEmailVerified: boolean
  readonly hasAcceptedTerms: boolean
  readonly hasSurveyWaiting: boolean
  /** Made up; only for the seed, and no call ever answers it. */
  readonly bvn: string | null
  readonly isBvnValidated: boolean
  readonly documents: readonly DemoDocument[]
  readonly bankAccounts: readonly BankAccount[]
}
