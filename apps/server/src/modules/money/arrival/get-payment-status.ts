import type { getPaymentStatus as endpoint } from '@kinfold/contract/payment/get-payment-status'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { readPayment } from '../payment/read-payments.ts'
import { askAfterReturn } from './ask-after-return.ts'

type Endpoint = typeof endpoint

export async function getPaymentStatus(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  await askAfterReturn(services, { id: params.id, memberId: caller.accountId })
  return (await readPayment(services.db, params.id, caller.accountId)) ?? refuse('not_found')
}
