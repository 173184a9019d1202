import type { RefundWay } from '@kinfold/contract/operator/refund/refund'
import type { Payment } from '@kinfold/contract/payment/payment'

/** The demo club's providers no longer know its payments. */
export const refundWayOf = ({ gateway }: Payment): RefundWay =>
  gateway === 'wallet' ? 'wallet' : 'hand'
