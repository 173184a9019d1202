import { enums, type Infer, nullable, type } from 'superstruct'
import { BankAccount } from '../../bank-account/bank-account.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

export const decidableChecks = ['waiting', 'approved', 'refused'] as const
export const DecidableCheck = enums(decidableChecks)

/** An account whose name only the member has stated. It gets a new id whenever the member changes it. */
export const BankAccountToCheck = type({
  id: id<'bank-account'>(),
  member: MemberReference,
  account: BankAccount,
  status: DecidableCheck,
  decided_by: nullable(OperatorReference),
  decided_at: nullable(DateTime),
})
export type BankAccountToCheck = Infer<typeof BankAccountToCheck>
