// What is Stripe's own, beside what every provider does.
import { createHmac, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  openStripeWorld,
  type StripeWorld,
  webhookSecret,
} from '#test/clubs/payment-worlds/stripe-world.ts'
import { faults } from '#test/stand-ins/misbehave.ts'
import { createReference } from '../../../modules/money/payment/create-reference.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { stripePayments } from './stripe-payments.ts'

let world: StripeWorld
let provider: PaymentProvider
beforeEach(async () => {
  world = await openStripeWorld()
  provider = world.provider
})
afterEach(() => world[Symbol.asyncDispose]())

const orderOf = (keepsCard = false) => ({
  reference: createReference(),
  way: 'card' as const,
  total: world.of(5_075n),
  payer: { name: 'Efe Okoro', email: 'efe@example.com' },
  description: 'Kinfold: USD wallet',
  returnUrl: 'https://club.example/dashboard/wallet?tab=1',
  keepsCard,
})
async function paid(keepsCard = false) {
  const order = orderOf(keepsCard)
  await provider.open(order)
  world.stripe.pay(order.reference)
  const found = await provider.find(order.reference)
  if (found?.state !== 'paid') throw new Error('nothing was paid')
  return { ...order, charge: found.charges[0] }
}
const cardOrder = async () => ({ ...orderOf(), token: (await paid(true)).charge.card?.token ?? '' })
const refundOf = ({ reference, charge }: Awaited<ReturnType<typeof paid>>) => ({
  refundId: randomUUID(),
  reference,
  chargeId: charge.id,
  amount: world.of(1_000n),
})

describe('it is told', () => {
  it('cents, our reference, and where the payer goes', async () => {
    const order = orderOf()
    const opened = await provider.open(order)
    const [asked] = world.stripe.asked
    const back = `https://club.example/dashboard/wallet?tab=1&reference=${order.reference}`
    const expires = String(world.now().getTime() / 1000 + 3_600)
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: order.reference,
      customer_email: 'efe@example.com',
      success_url: back,
      cancel_url: back,
      expires_at: expires,
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '5075',
      'payment_intent_data[metadata][reference]': order.reference,
    })
    expect(opened?.expiresAt).toEqual(new Date(Number(expires) * 1000))
  })

  it('the version we read and a key with each request that changes anything', async () => {
    const done = await paid()
    await provider.charge(await cardOrder())
    await provider.refund(refundOf(done))
    await provider.close(done.reference)
    const { asked } = world.stripe
    for (const { version } of asked) expect(version).toBe('2025-07-30.basil')
    const posts = asked.filter(({ form, path }) => form.size > 0 || path.endsWith('/expire'))
    expect(posts.length).toBeGreaterThan(4)
    for (const { key } of posts) expect(key).toMatch(/^(open|charge|refund|close) \S+$/)
  })
})

describe('a checkout', () => {
  it('is opened once, though its answer was lost', async () => {
    world.stripe.behave('lost')
    const order = orderOf()
    expect(await provider.open(order)).toMatchObject({ link: expect.stringMatching(/^https:/) })
    expect(world.stripe.sessions.size).toBe(1)
    world.stripe.pay(order.reference)
    expect(await provider.find(order.reference)).toMatchObject({ state: 'paid' })
  })

  it('is cancelled where we closed it, and expired where its time went by', async () => {
    const [closed, over] = [orderOf(), orderOf()]
    await provider.open(closed)
    await provider.open(over)
    await provider.close(closed.reference)
    expect(await provider.find(closed.reference)).toEqual({ state: 'cancelled' })
    await world.lapse()
    expect(await provider.find(over.reference)).toEqual({ state: 'expired' })
  })

  it('that isn’t kept can still be found once it was paid', async () => {
    const order = orderOf()
    world.stripe.behave('lost', 'lost')
    expect(await provider.open(order)).toBeUndefined()
    expect(await provider.find(order.reference)).toEqual({ state: 'unknown' })
    world.stripe.pay(order.reference)
    expect(await provider.find(order.reference)).toMatchObject({ state: 'paid' })
  })
})

describe('how a payment stands', () => {
  type Answer = { payment_intent: { latest_charge: object } }
  const answered = async (change: (truth: Answer) => object) => {
    world.stripe.retrieved = undefined
    const { reference } = await paid()
    world.stripe.retrieved = truth => change(truth as Answer)
    return provider.find(reference)
  }
  const charged = (change: object) =>
    answered(({ payment_intent: intent, ...session }) => ({
      ...session,
      payment_intent: { ...intent, latest_charge: { ...intent.latest_charge, ...change } },
    }))

  it.each([
    { amount: '5075' },
    { amount: 5_075.5 },
    { amount: -5_075 },
    { amount: 0 },
    { amount: 2 ** 53 },
    { currency: 'eur' },
    { currency: null },
    { paid: false },
    { created: 'today' },
    { id: null },
  ])('is unknown where the charge is answered with %o', async change => {
    expect(await charged(change)).toBeUndefined()
  })

  it('is unknown where the answer is another payment’s', async () => {
    expect(
      await answered(truth => ({ ...truth, client_reference_id: 'KF-ANOTHER1' })),
    ).toBeUndefined()
    expect(await answered(truth => ({ ...truth, client_reference_id: null }))).toBeUndefined()
  })

  it('is unknown where money or state is missing', async () => {
    expect(await answered(truth => ({ ...truth, payment_intent: 'pi_1' }))).toBeUndefined()
    expect(await answered(truth => ({ ...truth, status: 'something new' }))).toBeUndefined()
  })

  it('is what it says, whatever was asked for', async () => {
    expect(await charged({ amount: 90, currency: 'ngn' })).toMatchObject({
      charges: [{ amount: { currency: 'NGN', minor: 90n } }],
    })
  })

  it('is no payment once all of it was sent back', async () => {
    expect(await charged({ refunded: true })).toMatchObject({ state: 'declined' })
  })

  it('is open while its money is under way', async () => {
    const found = await answered(truth => ({ ...truth, payment_status: 'unpaid' }))
    expect(found).toEqual({ state: 'open' })
  })
})

describe('a charge to a kept card', () => {
  it('is open until the bank has decided', async () => {
    const order = await cardOrder()
    world.stripe.cards = 'processing'
    expect(await provider.charge(order)).toEqual({ state: 'open' })
    world.stripe.decide()
    expect(await provider.find(order.reference)).toMatchObject({ state: 'paid' })
  })

  it('is one charge though its answer was lost and the search is late', async () => {
    const order = await cardOrder()
    world.stripe.stay('lost')
    expect(await provider.charge(order)).toBeUndefined()
    world.stripe.stay('well')
    world.stripe.isIndexLate = true
    expect(await provider.find(order.reference)).toEqual({ state: 'unknown' })
    const charged = await provider.charge(order)
    expect(charged).toMatchObject({ state: 'paid' })
    expect(await provider.find(order.reference)).toEqual(charged)
  })

  it('that was sent before with other words is unknown, and found', async () => {
    const order = await cardOrder()
    world.stripe.behave('lost', 'lost')
    await provider.charge(order)
    expect(await provider.charge({ ...order, description: 'Renamed' })).toBeUndefined()
    expect(await provider.find(order.reference)).toMatchObject({ state: 'paid' })
  })
})

describe('a refund', () => {
  it.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['succeeded', 'done'],
    ['failed', 'refused'],
    ['canceled', 'refused'],
    ['something new', undefined],
  ])('that is %s is %s', async (status, state) => {
    const order = refundOf(await paid())
    await provider.refund(order)
    for (const refund of world.stripe.refunds) refund.status = status
    expect((await provider.findRefund(order))?.state).toBe(state)
  })

  it('is given once, though every answer was lost', async () => {
    const order = refundOf(await paid())
    world.stripe.behave('well', 'lost', 'lost')
    expect(await provider.refund(order)).toBeUndefined()
    expect(await provider.refund(order)).toMatchObject({ state: 'done' })
    expect(world.stripe.refunds).toHaveLength(1)
  })

  it('isn’t refused where it was asked too often', async () => {
    const order = refundOf(await paid())
    world.stripe.behave('well', 'busy')
    expect(await provider.refund(order)).toBeUndefined()
    expect(await provider.findRefund(order)).toEqual({ state: 'unknown' })
    expect((await provider.refund(order))?.state).toMatch(/^(pending|done)$/)
  })
})

describe('a dispute', () => {
  it('costs its fee, which a bank’s decision may give back', async () => {
    const { charge } = await paid()
    world.stripe.dispute(charge.id)
    expect(await provider.findDisputes(charge.id)).toMatchObject([{ fee: world.of(1_500n) }])
    world.stripe.resolve('won')
    expect(await provider.findDisputes(charge.id)).toMatchObject([{ fee: world.of(0n) }])
  })

  it.each(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'])(
    'that is %s takes no money, and is none',
    async status => {
      const { charge } = await paid()
      world.stripe.dispute(charge.id)
      for (const dispute of world.stripe.disputes) dispute.status = status
      expect(await provider.findDisputes(charge.id)).toEqual([])
    },
  )

  it('in another currency is unknown, and a fee in another is left out', async () => {
    const { charge } = await paid()
    world.stripe.dispute(charge.id)
    for (const dispute of world.stripe.disputes) {
      dispute.balance_transactions = [{ fee: 2_000, currency: 'eur' }]
    }
    expect(await provider.findDisputes(charge.id)).toMatchObject([{ fee: world.of(0n) }])
    for (const dispute of world.stripe.disputes) Object.assign(dispute, { currency: 'eur' })
    expect(await provider.findDisputes(charge.id)).toBeUndefined()
  })
})

describe('news', () => {
  const body = JSON.stringify({
    id: 'evt_7',
    type: 'checkout.session.completed',
    data: { object: { client_reference_id: 'KF-7H2K9D4M' } },
  })
  const readWith = (header: unknown) =>
    provider.readEvent(Buffer.from(body), { 'stripe-signature': header as string })
  const time = () => Math.floor(world.now().getTime() / 1000)
  const signed = (at: number | string, secret = webhookSecret) =>
    createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

  it.each([
    ['charge.dispute.created', { object: 'dispute', charge: 'ch_1' }, 'dispute', undefined, 'ch_1'],
    ['charge.dispute.closed', { object: 'dispute', charge: 'ch_1' }, 'dispute', undefined, 'ch_1'],
    [
      'charge.refunded',
      { object: 'charge', id: 'ch_1', metadata: { reference: 'KF-1' } },
      'refund',
      'KF-1',
      'ch_1',
    ],
    [
      'refund.failed',
      { object: 'refund', id: 're_1', charge: 'ch_1' },
      'refund',
      undefined,
      'ch_1',
    ],
    ['payment_intent.succeeded', { metadata: { reference: 'KF-1' } }, 'payment', 'KF-1', undefined],
    ['checkout.session.expired', { client_reference_id: 'KF-1' }, 'payment', 'KF-1', undefined],
    ['payout.paid', { object: 'payout', id: 'po_1' }, 'payment', undefined, undefined],
    [
      'x',
      { client_reference_id: 'a b\u0000', charge: 'y'.repeat(101) },
      'payment',
      undefined,
      undefined,
    ],
    ['x', { client_reference_id: 7, metadata: 'x' }, 'payment', undefined, undefined],
    ['x', null, 'payment', undefined, undefined],
  ])('%s of %j is about a %s', (type, object, about, reference, chargeId) => {
    const text = JSON.stringify({ id: 'evt_1', type, data: { object } })
    const event = provider.readEvent(Buffer.from(text), world.sign(text))
    expect(event).toMatchObject({ key: 'evt_1', about, reference })
    expect(event?.chargeId).toBe(chargeId)
  })

  it('is known by its id', () => {
    for (const id of ['', 'evt 1', 'evt_\u0000', 7, null, 'e'.repeat(101)]) {
      const text = JSON.stringify({ id, type: 'x', data: { object: {} } })
      expect(provider.readEvent(Buffer.from(text), world.sign(text))).toBeUndefined()
    }
  })

  it.each([
    [0, true],
    [-299, true],
    [299, true],
    [-301, false],
    [301, false],
    [-86_400 * 365, false],
  ])('of %i seconds from now counts: %s', (seconds, counts) => {
    const at = new Date(world.now().getTime() + seconds * 1000)
    const read = provider.readEvent(Buffer.from(body), world.signAt(body, at))
    expect(read !== undefined).toBe(counts)
  })

  it('counts with any one of several signatures that is right', () => {
    const at = time()
    const [right, wrong] = [signed(at), signed(at, 'the secret before')]
    expect(readWith(`t=${at},v1=${wrong},v1=${right}`)).toBeDefined()
    expect(readWith(`t=${at}, v1=${right}, v0=${wrong}`)).toBeDefined()
    expect(readWith(`v1=${right},t=${at}`)).toBeDefined()
    expect(readWith(`t=${at},v1=${wrong},v1=${wrong}`)).toBeUndefined()
  })

  it('counts with nothing else', () => {
    const at = time()
    const right = signed(at)
    const old = at - 3_600
    for (const header of [
      `t=${at},v0=${right}`,
      `t=${at},v2=${right}`,
      `t=${at}`,
      `v1=${right}`,
      `t=,v1=${signed('')}`,
      `t=-1,v1=${signed(-1)}`,
      `t=NaN,v1=${signed('NaN')}`,
      `t=Infinity,v1=${signed('Infinity')}`,
      `t=1e9,v1=${signed('1e9')}`,
      `t=${at}.0,v1=${signed(`${at}.0`)}`,
      // An old message with a newer time beside its own.
      `t=${old},t=${at},v1=${signed(old)}`,
      `t=${at},t=${old},v1=${signed(old)}`,
      `t=${at},v1=${signed(old)}`,
      `t=${at},v1=${'0'.repeat(64)},${`v1=${'1'.repeat(64)},`.repeat(50)}v1=${right}`,
      [`t=${at},v1=${right}`],
      null,
      7,
    ]) {
      expect(readWith(header)).toBeUndefined()
    }
  })
})

describe.each([...faults, 'busy', 'lost'] as const)('no answer: %s', fault => {
  it('leaves everything unknown', async () => {
    const done = await paid(true)
    const order = { ...orderOf(), token: done.charge.card?.token ?? '' }
    world.stripe.stay(fault)
    const { impatient } = world
    expect(await impatient.open(orderOf())).toBeUndefined()
    expect(await impatient.find(done.reference)).toBeUndefined()
    expect(await impatient.find(createReference())).toBeUndefined()
    expect(await impatient.charge(order)).toBeUndefined()
    expect(await impatient.refund(refundOf(done))).toBeUndefined()
    expect(await impatient.findRefund(refundOf(done))).toBeUndefined()
    expect(await impatient.findDisputes(done.charge.id)).toBeUndefined()
    await impatient.close(done.reference)
    world.stripe.stay('well')
    expect(await provider.find(done.reference)).toMatchObject({ state: 'paid' })
    expect(world.stripe.refunds).toEqual([])
  })
})

it('may be slow', async () => {
  world.stripe.stay('slow')
  expect(await paid()).toMatchObject({ charge: { amount: world.of(5_075n) } })
})

it.each([
  ['another key', { secretKey: 'sk_test_of_others' }],
  ['nobody who listens', { url: 'http://127.0.0.1:9' }],
])('blames no payer for %s', async (_, change) => {
  const ours = { secretKey: 'sk_test_of_the_club', url: world.stripe.url }
  const settings = { ...ours, webhookSecret, ...change }
  const ids = new Map<string, string>()
  const objects = {
    keep: async (reference: string, id: string) => void ids.set(reference, id),
    find: async (reference: string) => ids.get(reference),
  }
  const wrong = stripePayments(settings, { objects, now: world.now })
  expect(await wrong.open(orderOf())).toBeUndefined()
  expect(await wrong.find(createReference())).toBeUndefined()
  expect(await wrong.charge({ ...orderOf(), token: 'cus_1 pm_1' })).toBeUndefined()
})
