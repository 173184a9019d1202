// A club whose payments real providers take: from the first step over HTTP to the money in the books.
import { createHmac } from 'node:crypto'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { type StandInPaystack, startPaystackPayments } from '#test/stand-ins/stand-in-paystack.ts'
import { type StandInStripe, startStripe } from '#test/stand-ins/stand-in-stripe.ts'
import { webhookEvent } from '../../whole/webhook/webhook.tables.ts'
import { askDuePayments } from '../arrival/ask-due-payments.ts'
import { payment } from './payment.tables.ts'

const key = 'sk_test_of_the_club'
const webhookSecret = 'whsec_of_the_club'

let paystack: StandInPaystack
let stripe: StandInStripe
let club: StartingClub
const keys = () => ({
  PAYSTACK_SECRET_KEY: key,
  PAYSTACK_URL: paystack.url,
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: stripe.url,
})
beforeEach(async () => {
  const now = () => club.server.clock.now
  paystack = await startPaystackPayments(key, now)
  stripe = await startStripe(key, now)
  const takers = { PAYMENT_PROVIDER: 'paystack', DOLLAR_CARD_PROVIDER: 'stripe' }
  club = await openStartingClub({ inSandbox: true, environment: { ...takers, ...keys() } })
  // Of the demo club's own payments nobody asks here.
  await club.server.db.orm.update(payment).set({ askAt: null })
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
  await paystack[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

async function post(provider: string, body: string, headers: Record<string, string>) {
  const url = `/api/payment/webhook/${provider}`
  const { app } = club.server.parts
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })
  await club.server.settle()
  return answer.statusCode
}
const tellByPaystack = (event: string, data: object) => {
  const body = JSON.stringify({ event, data })
  const signature = createHmac('sha512', key).update(body).digest('hex')
  return post('paystack', body, { 'x-paystack-signature': signature })
}
const tellByStripe = (id: string, reference: string) => {
  const object = { client_reference_id: reference }
  const body = JSON.stringify({ id, type: 'checkout.session.completed', data: { object } })
  const time = Math.floor(club.server.clock.now.getTime() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  return post('stripe', body, { 'stripe-signature': `t=${time},v1=${signature}` })
}
const rowOf = async ({ payment_id }: PaymentInitiation) => {
  const { orm } = club.server.db
  const [row] = await orm.select().from(payment).where(eq(payment.id, payment_id))
  return row
}

it('takes naira by Paystack, and books them once, whatever its messages claim', async () => {
  const before = await club.available()
  const started = begun(await club.deposit())
  expect(started.payment_link).toMatch(/^https:\/\/checkout\.paystack\.example\//)
  const told = { id: 1, reference: started.reference, amount: 99_999_999, currency: 'USD' }
  // Nobody has paid: the message alone moves nothing.
  expect(await tellByPaystack('charge.success', told)).toBe(200)
  expect(await club.available()).toBe(before)
  paystack.pay(started.reference)
  expect(await tellByPaystack('charge.success', { ...told, id: 2 })).toBe(200)
  expect(await tellByPaystack('charge.success', { ...told, id: 2 })).toBe(200)
  expect(await tellByPaystack('charge.success', { ...told, id: 3 })).toBe(200)
  expect(await club.available()).toBe(before + 1_000)
  expect(await rowOf(started)).toMatchObject({ status: 'succeeded', provider: 'paystack' })
  const { orm } = club.server.db
  const kept = await orm.select().from(webhookEvent).where(eq(webhookEvent.provider, 'paystack'))
  expect(kept.map(({ outcome }) => outcome).toSorted()).toEqual(['open', 'paid', 'paid'])
})

it('takes a transfer on an account number that Paystack gives for it', async () => {
  const before = await club.available()
  const started = begun(await club.deposit({ gateway: 'transfer' }))
  expect(started).toMatchObject({ account: { bank: 'Test Bank' }, payment_link: null })
  paystack.pay(started.reference)
  const { status } = await club.payment(started.payment_id)
  expect(status).toBe('succeeded')
  expect(await club.available()).toBe(before + 1_000)
})

it('takes dollars by Stripe', async () => {
  const before = await club.available('USD')
  const wallet = walletIdOf('dayo', 'USD')
  const started = begun(await club.deposit({ amount: 20 }, { wallet }))
  expect(started.payment_link).toMatch(/^https:\/\/checkout\.stripe\.example\//)
  stripe.pay(started.reference)
  expect(await tellByStripe('evt_1', started.reference)).toBe(200)
  expect(await tellByStripe('evt_1', started.reference)).toBe(200)
  expect(await club.available('USD')).toBe(before + 20)
  expect(await rowOf(started)).toMatchObject({ status: 'succeeded', provider: 'stripe' })
})

it('pays for dollars in naira by Paystack', async () => {
  const wallet = walletIdOf('dayo', 'USD')
  const started = begun(await club.deposit({ amount: 20, is_localized: true }, { wallet }))
  expect(started.payment_link).toMatch(/paystack/)
})

it('takes no message that is signed by another provider, or by nobody', async () => {
  const started = begun(await club.deposit())
  const body = JSON.stringify({ event: 'charge.success', data: { reference: started.reference } })
  const signature = createHmac('sha512', key).update(body).digest('hex')
  const headers = { 'x-paystack-signature': signature }
  expect(await post('stripe', body, headers)).toBe(401)
  expect(await post('sandbox', body, headers)).toBe(401)
  expect(await post('paystack', body, {})).toBe(401)
  expect(await post('paystack', `${body} `, headers)).toBe(401)
  expect(await post('nobody', body, headers)).not.toBe(200)
})

it('gives up neither what is open nor what it answered before, while the provider is silent', async () => {
  const started = begun(await club.deposit())
  paystack.pay(started.reference)
  paystack.stay('500')
  expect((await club.payment(started.payment_id)).status).toBe('pending')
  expect((await club.cancel(started.payment_id)).code).toBe('provider_unavailable')
  expect((await club.deposit({ again: true })).code).toBe('provider_unavailable')
  paystack.stay('well')
  club.server.clock.forward(60_000)
  expect((await club.payment(started.payment_id)).status).toBe('succeeded')
})

it('closes the checkout of a payment that is cancelled, where Stripe took it', async () => {
  const wallet = walletIdOf('dayo', 'USD')
  const started = begun(await club.deposit({ amount: 20 }, { wallet }))
  expect((await club.cancel(started.payment_id)).status).toBe(200)
  stripe.pay(started.reference)
  expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
})

it('asks the provider that took a payment, also once another takes the new ones', async () => {
  const before = await club.available()
  const started = begun(await club.deposit())
  paystack.pay(started.reference)
  const askAfter = async (hours: number, environment: Record<string, string>) => {
    const { db, clock } = club.server
    const { parts, clock: later } = await createTestServer({ db, environment })
    later.now = new Date(clock.now.getTime() + hours * 3_600_000)
    await askDuePayments.carryOut(parts.services, later.now)
    await parts.jobs.stop(1)
    await parts.app.close()
  }
  const takers = { PAYMENT_PROVIDER: 'sandbox' }
  await askAfter(1, takers)
  expect(await rowOf(started)).toMatchObject({ status: 'pending' })
  await askAfter(3, { ...takers, ...keys() })
  expect(await rowOf(started)).toMatchObject({ status: 'succeeded', provider: 'paystack' })
  expect(await club.available()).toBe(before + 1_000)
})
