import type { getPaymentStatus as endpoint } from '@kinfold/contract/payment/get-payment-status'
import { and, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Services } from '../services.ts'
import { describePayment } from './describe-payment.ts'
import { payment } from './payment.tables.ts'

type Endpoint = typeof endpoint

export async function getPaymentStatus(
  { db }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const [found] = await db.orm
    .select()
    .from(payment)
    .where(and(eq(payment.id, params.id), eq(payment.memberId, caller.accountId)))
  return found === undefined ? refuse('not_found') : describePayment(found)
}
