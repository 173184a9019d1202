import type { getPaymentReceipt as endpoint } from '@kinfold/contract/payment/get-payment-receipt'
import { receiptProblem } from '@kinfold/contract/payment/receipt-problem'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { printPaper } from '../../base/paper/print-paper.ts'
import type { Services } from '../../services.ts'
import { describePaymentReceipt } from './describe-payment-receipt.ts'
import { readPayment } from './read-payments.ts'

type Endpoint = typeof endpoint

export async function getPaymentReceipt(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await readPayment(services.db, params.id, caller.accountId)
  if (found === undefined) return refuse('not_found')
  const problem = receiptProblem(found.status)
  if (problem !== undefined) return refuse(problem)
  return printPaper(services, caller, describePaymentReceipt(found))
}
