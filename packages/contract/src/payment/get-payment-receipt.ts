import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'

export const getPaymentReceipt = endpoint({
  summary: 'A receipt for a payment whose money has arrived, as a PDF.',
  method: 'GET',
  path: '/payment/receipt/:id',
  access: 'member',
  params: { id: id<'payment'>() },
  response: { contentType: 'application/pdf', fileName: 'receipt.pdf' },
  errors: ['payment_not_settled'],
})
