import { and, eq } from 'drizzle-orm'
import type { PaymentProvider } from '../../../providers/payments/payment-provider.ts'
import type { Services } from '../../services.ts'
import { payment } from '../payment/payment.tables.ts'
import { bookDispute } from './book-dispute.ts'

type Asked = 'disputed' | 'not disputed' | 'no answer' | 'about no payment yet'

type Question = {
  readonly chargeId: string
  /** A payment may be recorded after news of it: until then its dispute waits. */
  readonly mayComeLater: boolean
}

/** Asks a provider for the disputes of a charge, and books what it says. Never called in a transaction. */
export async function askDisputes(
  services: Services,
  provider: PaymentProvider,
  { chargeId, mayComeLater }: Question,
): Promise<Asked> {
  const disputes = await provider.findDisputes(chargeId)
  if (disputes === undefined) return 'no answer'
  const [paid] = await services.db.orm
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.provider, provider.name), eq(payment.chargeId, chargeId)))
  if (disputes.length === 0) return 'not disputed'
  if (paid === undefined && mayComeLater) return 'about no payment yet'
  const failures: unknown[] = []
  for (const dispute of disputes) {
    try {
      await bookDispute(services, { provider: provider.name, paymentId: paid?.id, dispute })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some disputes were not booked')
  return 'disputed'
}
