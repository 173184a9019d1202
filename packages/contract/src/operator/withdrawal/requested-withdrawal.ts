import { array, type Infer, nullable, string, type } from 'superstruct'
import { NameMatch } from '../../bank-account/name-match.ts'
import { id } from '../../fields/id.ts'
import { Withdrawal } from '../../withdrawal/withdrawal.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

/** A withdrawal beside what has to be looked at before it is approved. */
export const RequestedWithdrawal = type({
  withdrawal: Withdrawal,
  member: MemberReference,
  name_match: NameMatch,
  /** Plain sentences, such as a bank account changed this week. */
  warnings: array(string()),
  batch_id: nullable(id<'batch'>()),
  decided_by: nullable(OperatorReference),
})
export type RequestedWithdrawal = Infer<typeof RequestedWithdrawal>
