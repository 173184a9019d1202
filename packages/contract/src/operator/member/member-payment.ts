import { assign, enums, type Infer, type } from 'superstruct'
import { Payment } from '../../payment/payment.ts'
import { refundWays } from '../refund/refund.ts'

/** A payment as the desk sees it, with the way that a refund of it would go now. */
export const MemberPayment = assign(Payment, type({ refund_way: enums(refundWays) }))
export type MemberPayment = Infer<typeof MemberPayment>
