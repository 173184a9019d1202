import type { cancelPayment as endpoint } from '@kinfold/contract/payment/cancel-payment'
import { cancellationProblem } from '@kinfold/contract/payment/cancellation-problem'
import { and, eq } from 'drizzle-orm'
import type { Answer, PreparedCall, SignedInCall } from '../../../calls/call.ts'
import type { Preparation } from '../../../calls/preparation.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { payment } from '../payment/payment.tables.ts'
import { readPayment } from '../payment/read-payments.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { askProvider } from './ask-provider.ts'
import { isCardCharge } from './charge-card.ts'
import { closeCheckouts } from './close-checkouts.ts'
import { releasePortfolio } from './release-portfolio.ts'

type Endpoint = typeof endpoint
type Own = Pick<SignedInCall<Endpoint>, 'caller' | 'params'>

const isOwn = ({ caller, params }: Own) =>
  and(eq(payment.id, params.id), eq(payment.memberId, caller.accountId))

type Prepared = { readonly wasPending: true }

/** Asks the provider whether the money has come meanwhile, and takes the checkout back where it hasn't. */
export function prepareCancellation(
  services: Services,
  call: Own,
): Preparation<Prepared | undefined> {
  return {
    async begin() {
      const [own] = await services.db.orm.select().from(payment).where(isOwn(call))
      if (own === undefined) return refuse('not_found')
      if (own.status !== 'pending' || own.provider === null) return undefined
      // It is sent on its own and can't be taken back; the recurring contribution can.
      if (isCardCharge(own)) return refuse('payment_not_cancellable')
      // Money that came already is booked by this, and then there is nothing to give up.
      const asked = await askProvider(services, own)
      if (asked === 'no answer') return refuse('provider_unavailable')
      if (asked !== 'paid') await closeCheckouts(services, [own])
      return { wasPending: true }
    },
    async undo() {},
  }
}

/** Gives up a payment at its member's wish, while nothing has arrived. What comes after all goes to the wallet. */
export async function cancelPayment(
  { clock }: Services,
  call: PreparedCall<Endpoint, Prepared>,
): Promise<Answer<Endpoint>> {
  const { tx, prepared } = call
  const [row] = await tx.orm.select().from(payment).where(isOwn(call)).for('update')
  if (row === undefined) return refuse('not_found')
  // Whoever asked the provider after the checkout was closed has cancelled it already, as it was wanted.
  const isDone = row.status === 'cancelled' && prepared?.wasPending
  if (!isDone) {
    const problem = cancellationProblem(row.status)
    if (problem !== undefined) return refuse(problem)
    const at = await clock.now(tx)
    await settlePayment(tx, row, { status: 'cancelled', settledAt: at })
    await releasePortfolio(tx, row, at)
  }
  const cancelled = await readPayment(tx, row.id)
  if (cancelled === undefined) throw new Error('payment not found although its row is locked')
  return cancelled
}
