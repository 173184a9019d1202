import { getPaymentReceipt as getPaymentReceiptCall } from '@kinfold/contract/payment/get-payment-receipt'
import { listPayments } from '@kinfold/contract/payment/list-payments'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { getPaymentReceipt } from './get-payment-receipt.ts'
import { readPayments } from './read-payments.ts'

export function paymentRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listPayments, ({ caller, query }) =>
      readPayments(services.db, caller.accountId, query, payment => payment),
    ),
    signedInRoute(getPaymentReceiptCall, call => getPaymentReceipt(services, call)),
  ]
}
