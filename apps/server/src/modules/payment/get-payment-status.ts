import type { getPaymentStatus as endpoint } from '@kinfold/contract/payment/get-payment-status'
import { and, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Services } from '../services.ts'
import { askAfterReturn } from './ask-after-return.ts'
import { describePayment } from './describe-payment.ts'
import { payment } from './payment.tables.ts'

type Endpoint = typeof endpoint

export async function getPaymentStatus(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  await askAfterReturn(services, { id: params.id, memberId: caller.accountId })
  const { db } = services
  const [found] = await db.orm
    .select()
    .from(payment)
    .where(and(eq(payment.id, params.id), eq(payment.memberId, caller.accountId)))
  return found === undefined ? refuse('not_found') : describePayment(found)
}
