import { type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { freeText } from '../../fields/text.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { ExpectedTransfer } from './expected-transfer.ts'

export const ConfirmTransferBody = object({
  /** What arrived, which is what counts, in the currency that was expected. */
  received_amount: AmountToPay,
  received_on: DateText,
  bank_reference: optional(freeText(100)),
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
  errors: ['already_decided'],
})
