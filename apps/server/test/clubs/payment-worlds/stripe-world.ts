import { createHmac } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { createStripeObjects } from '#src/providers/payments/stripe/create-stripe-objects.ts'
import { stripePayments } from '#src/providers/payments/stripe/stripe-payments.ts'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { type StandInStripe, startStripe } from '#test/stand-ins/stand-in-stripe.ts'
import { impatience, type PaymentWorld } from './payment-world.ts'

const secretKey = 'sk_test_of_the_club'
export const webhookSecret = 'whsec_of_the_club'
const twoHours = 7_200_000

export type StripeWorld = PaymentWorld & {
  readonly stripe: StandInStripe
  /** As Stripe signs it, at another time if one is given. */
  signAt(body: string | Buffer, at: Date, secret?: string): Record<string, string>
}

export async function openStripeWorld(): Promise<StripeWorld> {
  let at = Date.parse('2026-03-02T09:00:00Z')
  const now = () => new Date(at)
  const stripe = await startStripe(secretKey, now)
  const db = await createTestDatabase()
  const settings = { secretKey, webhookSecret, url: stripe.url }
  const parts = { objects: createStripeObjects(db, now), now }
  const signAt = (body: string | Buffer, moment: Date, secret = webhookSecret) => {
    const time = Math.floor(moment.getTime() / 1000)
    const signed = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
    return { 'stripe-signature': `t=${time},v1=${signed}` }
  }
  return {
    stripe,
    provider: stripePayments(settings, parts),
    impatient: stripePayments({ ...settings, timeoutMs: impatience }, parts),
    ways: ['card', 'card_us'],
    of: minor => money('USD', minor),
    now,
    signAt,
    sign: (body, secret) => signAt(body, now(), secret),
    pay: async reference => stripe.pay(reference),
    decline: async reference => stripe.fail(reference),
    async lapse() {
      at += twoHours
    },
    async cards(outcome) {
      // It carries out what is lost.
      stripe.cards = outcome === 'decline' ? 'declined' : 'success'
      stripe.stay(outcome === 'silence' ? 'lost' : 'well')
    },
    dispute: async chargeId => stripe.dispute(chargeId),
    decide: async (_, outcome) => stripe.resolve(outcome),
    message(reference) {
      const object = { object: 'checkout.session', client_reference_id: reference }
      const type = 'checkout.session.completed'
      const body = JSON.stringify({ id: 'evt_1', type, data: { object } })
      return { body, headers: signAt(body, now()) }
    },
    async [Symbol.asyncDispose]() {
      await stripe[Symbol.asyncDispose]()
      await db.close()
    },
  }
}
