import { money } from '@kinfold/contract/money/money'
import { createCardBook } from '#src/providers/payments/sandbox/create-card-book.ts'
import { createClaimBook } from '#src/providers/payments/sandbox/create-claim-book.ts'
import { createSandboxBook } from '#src/providers/payments/sandbox/create-sandbox-book.ts'
import {
  createSandboxSignature,
  signatureHeader,
} from '#src/providers/payments/sandbox/sandbox-signature.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import type { PaymentWorld } from './payment-world.ts'

const twoDays = 2 * 86_400_000

export async function openSandboxWorld(): Promise<PaymentWorld> {
  const server = await createTestServer()
  const { services } = server.parts
  const provider = services.payments('card', 'NGN')
  if (provider === undefined) throw new Error('the sandbox takes no cards')
  const book = createSandboxBook(services)
  const cardBook = createCardBook(services)
  const claims = createClaimBook(services)
  const sign = (body: string | Buffer, secret = server.config.secret) => ({
    [signatureHeader]: createSandboxSignature(secret).sign(body.toString()),
  })
  return {
    provider,
    impatient: provider,
    ways: ['card', 'card_us', 'transfer'],
    of: minor => money('NGN', minor),
    now: () => server.clock.now,
    sign,
    async pay(reference) {
      const checkout = await book.find(reference)
      if (checkout === undefined) throw new Error(`the sandbox knows no ${reference}`)
      const amount = money(checkout.currency, checkout.totalMinor)
      await book.carryOut(reference, { kind: 'pay', amount, told: 1 })
    },
    decline: reference => book.carryOut(reference, { kind: 'decline' }),
    lapse: async () => server.clock.forward(twoDays),
    async cards(outcome) {
      for (const { token } of await cardBook.cards()) await cardBook.choose(token, outcome)
    },
    dispute: async chargeId => void (await claims.dispute(chargeId)),
    async decide(chargeId, outcome) {
      for (const { id } of await claims.disputes(chargeId)) await claims.decide(id, outcome)
    },
    message(reference) {
      const event = { id: `payment.paid ${reference}`, event: 'payment.paid', data: { reference } }
      const body = JSON.stringify(event)
      return { body, headers: sign(body) }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
