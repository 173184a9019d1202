import { boolean, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { requiredText } from '../../fields/text.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { PaymentStatus } from '../../payment/payment-status.ts'
import { ExpectedTransfer } from './expected-transfer.ts'

export const ConfirmTransferBody = object({
  seen: PaymentStatus,
  /** What arrived, which is what counts, in the currency that was expected. */
  received_amount: AmountToPay,
  /** It isn't what was expected: without this, another amount is taken for a slip. */
  differs: optional(boolean()),
  /** More than a portfolio was to get goes to the wallet; without this, all of it goes into the portfolio. */
  surplus_to_wallet: optional(boolean()),
  received_on: DateText,
  /** As the bank statement has it: what the member wrote is no proof, and a line pays once. */
  bank_reference: requiredText(100),
  /** Other money came under this bank's reference: without this, it is taken for a slip. */
  shares_reference: optional(boolean()),
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
  errors: [
    'wallet_not_available',
    'second_person_needed',
    'about_yourself',
    'already_decided',
    'amount_differs',
    'conflict',
  ],
})
