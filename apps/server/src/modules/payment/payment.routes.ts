import { cancelPayment as cancelPaymentCall } from '@kinfold/contract/payment/cancel-payment'
import { getPaymentReceipt as getPaymentReceiptCall } from '@kinfold/contract/payment/get-payment-receipt'
import { getPaymentStatus as getPaymentStatusCall } from '@kinfold/contract/payment/get-payment-status'
import { listPayments } from '@kinfold/contract/payment/list-payments'
import { quotePayment as quotePaymentCall } from '@kinfold/contract/payment/quote-payment'
import { preparedRoute, type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { cancelPayment, prepareCancellation } from './cancel-payment.ts'
import { getPaymentReceipt } from './get-payment-receipt.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { quotePayment } from './quote-payment.ts'
import { readPayments } from './read-payments.ts'

export function paymentRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listPayments, ({ caller, query }) =>
      readPayments(services.db, caller.accountId, query),
    ),
    signedInRoute(getPaymentStatusCall, call => getPaymentStatus(services, call)),
    signedInRoute(getPaymentReceiptCall, call => getPaymentReceipt(services, call)),
    preparedRoute(
      cancelPaymentCall,
      call => prepareCancellation(services, call),
      call => cancelPayment(services, call),
    ),
    signedInRoute(quotePaymentCall, call => quotePayment(services, call)),
  ]
}
