import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const quotePaymentMutation = mutation('POST /payment/quote', quotePayment)

/** Asked before the member pays; a quote is used once, so it is not kept. */
export const useQuotePayment = () => useCall(quotePaymentMutation)
