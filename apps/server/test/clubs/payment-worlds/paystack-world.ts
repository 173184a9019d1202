import { createHmac } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { paystackPayments } from '#src/providers/payments/paystack/paystack-payments.ts'
import { type StandInPaystack, startPaystackPayments } from '#test/stand-ins/stand-in-paystack.ts'
import { impatience, type PaymentWorld } from './payment-world.ts'

export const paystackKey = 'sk_test_of_the_club'
const twoHours = 7_200_000

export type PaystackWorld = PaymentWorld & { readonly paystack: StandInPaystack }

export async function openPaystackWorld(): Promise<PaystackWorld> {
  let at = Date.parse('2026-03-02T09:00:00Z')
  const now = () => new Date(at)
  const paystack = await startPaystackPayments(paystackKey, now)
  const settings = { secretKey: paystackKey, url: paystack.url }
  const sign = (body: string | Buffer, secret = paystackKey) => ({
    'x-paystack-signature': createHmac('sha512', secret).update(body).digest('hex'),
  })
  return {
    paystack,
    provider: paystackPayments(settings, now),
    impatient: paystackPayments({ ...settings, timeoutMs: impatience }, now),
    ways: ['card', 'card_us', 'transfer'],
    of: minor => money('NGN', minor),
    now,
    sign,
    pay: async reference => paystack.pay(reference),
    decline: async reference => paystack.fail(reference),
    async lapse() {
      at += twoHours
    },
    async cards(outcome) {
      // It carries out what is lost.
      paystack.cards = outcome === 'decline' ? 'failed' : 'success'
      paystack.stay(outcome === 'silence' ? 'lost' : 'well')
    },
    dispute: async chargeId => paystack.dispute(chargeId),
    async decide(_, outcome) {
      paystack.resolve(outcome === 'won' ? 'declined' : 'merchant-accepted')
    },
    message(reference) {
      const data = paystack.transactions.get(reference)
      const body = JSON.stringify({ event: 'charge.success', data })
      return { body, headers: sign(body) }
    },
    [Symbol.asyncDispose]: () => paystack[Symbol.asyncDispose](),
  }
}
