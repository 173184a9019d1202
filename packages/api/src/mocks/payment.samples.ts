import { cancelPayment } from '@kinfold/contract/payment/cancel-payment'
import { getPaymentReceipt } from '@kinfold/contract/payment/get-payment-receipt'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { listPayments } from '@kinfold/contract/payment/list-payments'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { sampleCall } from './sample-call.ts'
import { paymentId } from './sample-ids.ts'

export const paymentSamples = {
  listPayments: sampleCall(listPayments, { query: { purpose: 'deposit', per_page: 10 } }),
  cancelPayment: sampleCall(cancelPayment, { params: { id: paymentId('dayo', 'pending') } }),
  getPaymentReceipt: sampleCall(getPaymentReceipt, {
    params: { id: paymentId('dayo', 'succeeded') },
  }),
  getPaymentStatus: sampleCall(getPaymentStatus, { params: { id: paymentId('dayo', 'pending') } }),
  listBankDetails: sampleCall(listBankDetails, { query: { currency: 'USD' } }),
  quotePayment: sampleCall(quotePayment, {
    body: {
      purpose: 'deposit',
      amount: 100,
      currency: 'USD',
      gateway: 'card',
      is_localized: true,
    },
  }),
}
