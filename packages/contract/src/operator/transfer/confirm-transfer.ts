import { boolean, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { requiredText } from '../../fields/text.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { ExpectedTransfer } from './expected-transfer.ts'

export const ConfirmTransferBody = object({
  /** What arrived, which is what counts, in the currency that was expected. */
  received_amount: AmountToPay,
  /** It isn't what was expected: without this, another amount is taken for a slip. */
  differs: optional(boolean()),
  received_on: DateText,
  /** As the bank statement has it: what the member wrote is no proof, and a line pays once. */
  bank_reference: requiredText(100),
})
export type ConfirmTransferBody = Infer<typeof ConfirmTransferBody>

export const confirmTransfer = endpoint({
  summary: 'Confirms a transfer with the amount that arrived.',
  method: 'POST',
  path: '/operator/transfer/confirm/:id',
  access: 'approver',
  money: true,
  params: { id: id<'payment'>() },
  body: ConfirmTransferBody,
  response: ExpectedTransfer,
  errors: ['about_yourself', 'already_decided', 'amount_differs', 'conflict'],
})
