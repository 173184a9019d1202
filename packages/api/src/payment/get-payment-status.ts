import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const paymentStatusKey = 'GET /payment/status/:id'
export const paymentStatusQuery = query(paymentStatusKey, getPaymentStatus, {
  refreshMs: payment => (payment === undefined || payment.status === 'pending' ? 3000 : 0),
})

/** The status of a payment; polled every three seconds until the provider has answered. */
export const usePaymentStatus = (id: string | undefined) =>
  useQuery(paymentStatusQuery, id ? { params: { id } } : null)
