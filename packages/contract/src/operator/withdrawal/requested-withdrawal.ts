import { array, boolean, type Infer, nullable, string, type } from 'superstruct'
import { NameMatch } from '../../bank-account/name-match.ts'
import { id } from '../../fields/id.ts'
import { Withdrawal } from '../../withdrawal/withdrawal.ts'
import { PayoutStop } from '../payout-batch/payout-stop.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

/** A withdrawal beside what has to be looked at before it is approved. */
export const RequestedWithdrawal = type({
  withdrawal: Withdrawal,
  member: MemberReference,
  name_match: NameMatch,
  /** Plain sentences, such as a bank account changed this week. */
  warnings: array(string()),
  batch_id: nullable(id<'batch'>()),
  /** Why its provider isn’t asked for the transfer: an operator may say that it failed, unless it was sent. */
  stop: nullable(PayoutStop),
  /** It may be with its provider already, which alone says what became of it. */
  is_sent: boolean(),
  decided_by: nullable(OperatorReference),
})
export type RequestedWithdrawal = Infer<typeof RequestedWithdrawal>
