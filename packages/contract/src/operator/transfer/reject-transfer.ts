import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { PaymentStatus } from '../../payment/payment-status.ts'
import { Reason } from '../reason.ts'
import { ExpectedTransfer } from './expected-transfer.ts'

export const rejectTransfer = endpoint({
  summary: 'Says that a transfer never arrived; the member reads the reason.',
  method: 'POST',
  path: '/operator/transfer/reject/:id',
  access: 'approver',
  params: { id: id<'payment'>() },
  body: object({ seen: PaymentStatus, reason: Reason }),
  response: ExpectedTransfer,
  errors: ['about_yourself', 'already_decided'],
})
