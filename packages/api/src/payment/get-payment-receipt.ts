import { getPaymentReceipt } from '@kinfold/contract/payment/get-payment-receipt'
import { download } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const paymentReceiptDownload = download('GET /payment/receipt/:id', getPaymentReceipt)

/** Answers the PDF file. */
export const usePaymentReceipt = () => useCall(paymentReceiptDownload)
