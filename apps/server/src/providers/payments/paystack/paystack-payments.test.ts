// What is Paystack's own, beside what every provider does.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  openPaystackWorld,
  type PaystackWorld,
  paystackKey,
} from '#test/clubs/payment-worlds/paystack-world.ts'
import { faults } from '#test/stand-ins/misbehave.ts'
import { createReference } from '../../../modules/money/payment/create-reference.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { paystackPayments } from './paystack-payments.ts'

const minute = 60_000
const returnUrl = 'https://club.example/dashboard/wallet'

let world: PaystackWorld
let provider: PaymentProvider
beforeEach(async () => {
  world = await openPaystackWorld()
  provider = world.provider
})
afterEach(() => world[Symbol.asyncDispose]())

const orderOf = (way: 'card' | 'transfer' = 'card', keepsCard = false) => ({
  reference: createReference(),
  way,
  total: world.of(101_500n),
  payer: { name: 'Dayo Bello', email: 'dayo@example.com' },
  description: 'Kinfold: NGN wallet',
  returnUrl,
  keepsCard,
})
async function paid(keepsCard = false) {
  const order = orderOf('card', keepsCard)
  await provider.open(order)
  world.paystack.pay(order.reference)
  const found = await provider.find(order.reference)
  if (found?.state !== 'paid') throw new Error('nothing was paid')
  return { ...order, charge: found.charges[0] }
}
const refundOf = ({ reference, charge }: Awaited<ReturnType<typeof paid>>) => ({
  refundId: randomUUID(),
  reference,
  chargeId: charge.id,
  amount: world.of(50_000n),
})
const lastAsked = () => world.paystack.asked.at(-1)

describe('it is told', () => {
  it('amounts in kobo, under our reference', async () => {
    const order = orderOf()
    await provider.open(order)
    expect(lastAsked()).toEqual({
      path: 'transaction/initialize',
      body: {
        reference: order.reference,
        email: 'dayo@example.com',
        amount: 101_500,
        currency: 'NGN',
        channels: ['card'],
        callback_url: returnUrl,
        metadata: expect.objectContaining({ cancel_action: returnUrl }),
      },
    })
  })

  it('until when an account number is good, and believed where it says otherwise', async () => {
    const order = orderOf('transfer')
    const opened = await provider.open(order)
    const until = new Date(world.now().getTime() + 60 * minute)
    expect(lastAsked()?.body).toMatchObject({
      bank_transfer: { account_expires_at: until.toISOString() },
    })
    expect(opened).toMatchObject({ link: null, expiresAt: until })
  })

  it('the address a card was first paid with, whatever the member’s is by then', async () => {
    const { charge } = await paid(true)
    const order = { ...orderOf(), token: charge.card?.token ?? '' }
    await provider.charge({ ...order, payer: { name: 'Dayo', email: 'new@example.com' } })
    expect(lastAsked()?.body).toMatchObject({
      email: 'dayo@example.com',
      authorization_code: expect.stringContaining('AUTH_'),
    })
  })
})

describe('a checkout', () => {
  it('takes another card after one that was declined, until its time is over', async () => {
    const { reference } = orderOf()
    await provider.open({ ...orderOf(), reference })
    world.paystack.fail(reference)
    expect(await provider.find(reference)).toEqual({ state: 'open' })
    world.paystack.pay(reference)
    expect(await provider.find(reference)).toMatchObject({ state: 'paid' })
  })

  it('is told to be over by us alone, and money that comes later is found', async () => {
    const { reference } = orderOf()
    await provider.open({ ...orderOf(), reference })
    await provider.close(reference)
    await world.lapse()
    expect(await provider.find(reference)).toEqual({ state: 'open' })
    world.paystack.pay(reference)
    expect(await provider.find(reference)).toMatchObject({ state: 'paid' })
  })

  it('isn’t opened twice under one reference', async () => {
    const order = orderOf()
    await provider.open(order)
    expect(await provider.open(order)).toBeUndefined()
  })

  it('asks nobody for an amount that JSON can’t carry', async () => {
    for (const minor of [0n, -100n, 2n ** 53n]) {
      await expect(async () =>
        provider.open({ ...orderOf(), total: world.of(minor) }),
      ).rejects.toThrow('no provider takes such an amount')
    }
    expect(world.paystack.asked).toEqual([])
  })
})

describe('how a payment stands', () => {
  const answered = async (change: object) => {
    const { reference } = await paid()
    world.paystack.verified = truth => ({ ...truth, ...change })
    return provider.find(reference)
  }

  it.each([
    { amount: '101500' },
    { amount: 101_500.5 },
    { amount: -101_500 },
    { amount: 0 },
    { amount: 2 ** 53 },
    { amount: null },
    { currency: 'GHS' },
    { currency: null },
    { paid_at: null, transaction_date: null },
    { paid_at: 'yesterday' },
    { id: null },
    { status: 'something new' },
    { status: true },
    { reference: 'KF-ANOTHER1' },
    { reference: undefined },
  ])('is unknown where it answers %o', async change => {
    expect(await answered(change)).toBeUndefined()
  })

  it('is what it says, whatever was asked for', async () => {
    expect(await answered({ amount: 90_000, currency: 'USD' })).toMatchObject({
      charges: [{ amount: { currency: 'USD', minor: 90_000n } }],
    })
  })

  it('is no payment once all of it was sent back', async () => {
    expect(await answered({ status: 'reversed' })).toMatchObject({ state: 'declined' })
  })

  it.each(['ongoing', 'pending', 'processing', 'queued', 'abandoned'])(
    'is open while it is %s',
    async status => {
      expect(await answered({ status })).toEqual({ state: 'open' })
    },
  )

  it('keeps no card that can’t be charged, or not be read', async () => {
    const { reference } = await paid(true)
    const authorization = {
      authorization_code: 'AUTH_1',
      channel: 'card',
      reusable: true,
      brand: 'visa',
      last4: '4081',
      exp_month: '02',
      exp_year: '2028',
    }
    const cardWith = async (change: object) => {
      world.paystack.verified = truth => ({
        ...truth,
        authorization: { ...authorization, ...change },
      })
      const found = await provider.find(reference)
      return found?.state === 'paid' ? found.charges[0].card : 'not paid'
    }
    expect(await cardWith({})).toMatchObject({ brand: 'Visa', expiresOn: '2028-02-29' })
    for (const change of [
      { reusable: false },
      { channel: 'bank' },
      { last4: 'X553' },
      { exp_month: '13' },
      { exp_year: '28' },
      { brand: ' ' },
    ]) {
      expect(await cardWith(change)).toBeUndefined()
    }
  })

  it('reads our note also where it comes back as text', async () => {
    const order = { ...orderOf(), way: 'card_us' as const }
    await provider.open(order)
    world.paystack.pay(order.reference)
    world.paystack.verified = truth => ({
      ...truth,
      metadata: JSON.stringify(Reflect.get(truth, 'metadata')),
    })
    expect(await provider.find(order.reference)).toMatchObject({ charges: [{ way: 'card_us' }] })
    world.paystack.verified = truth => ({ ...truth, metadata: '{broken' })
    expect(await provider.find(order.reference)).toMatchObject({ charges: [{ way: 'card' }] })
  })

  it('shows a member no more of a bank’s words than they need', async () => {
    const { reference } = orderOf()
    await provider.open({ ...orderOf(), reference })
    await world.lapse()
    const reasonOf = async (gateway_response: unknown) => {
      world.paystack.verified = truth => ({ ...truth, status: 'failed', gateway_response })
      const found = await provider.find(reference)
      return found?.state === 'declined' ? found.reason : found?.state
    }
    expect(await reasonOf('Insufficient Funds')).toBe('Insufficient Funds')
    expect(await reasonOf(null)).toBe('The card was declined.')
    expect(await reasonOf('\u0000\n\u202e')).toBe('The card was declined.')
    expect(await reasonOf('x'.repeat(5_000))).toHaveLength(120)
  })
})

it('charges nothing where the bank wants the payer to confirm it', async () => {
  const { charge } = await paid(true)
  world.paystack.cards = 'paused'
  const order = { ...orderOf(), token: charge.card?.token ?? '' }
  expect(await provider.charge(order)).toMatchObject({ state: 'declined' })
})

describe('a refund', () => {
  it.each([
    ['processing', 'pending'],
    ['needs-attention', 'pending'],
    ['processed', 'done'],
    ['failed', 'refused'],
    ['something new', undefined],
  ])('that is %s is %s', async (status, state) => {
    const order = refundOf(await paid())
    await provider.refund(order)
    for (const refund of world.paystack.refunds) refund.status = status
    expect((await provider.findRefund(order))?.state).toBe(state)
  })

  it('is sent once, though its answer was lost', async () => {
    const order = refundOf(await paid())
    world.paystack.behave('well', 'lost')
    expect(await provider.refund(order)).toBeUndefined()
    expect(await provider.refund(order)).toEqual({ state: 'pending' })
    expect(world.paystack.refunds).toHaveLength(1)
  })

  it('is found among all of the account’s, or isn’t called unknown', async () => {
    const done = await paid()
    const order = refundOf(done)
    await provider.refund(order)
    const [ours] = world.paystack.refunds
    if (ours === undefined) throw new Error('nothing was refunded')
    const byHand = (count: number) =>
      Array.from({ length: count }, () => ({ ...ours, merchant_note: 'by hand' }))
    world.paystack.listed = [...byHand(250), ours]
    expect(await provider.findRefund(order)).toEqual({ state: 'pending' })
    expect(await provider.findRefund(refundOf(done))).toEqual({ state: 'unknown' })
    world.paystack.listed = byHand(2_500)
    expect(await provider.findRefund(order)).toBeUndefined()
    expect(await provider.refund(order)).toBeUndefined()
    expect(world.paystack.refunds).toHaveLength(1)
  })

  it('isn’t sent while nobody says whether it was', async () => {
    const order = refundOf(await paid())
    world.paystack.behave('500', '500')
    expect(await provider.refund(order)).toBeUndefined()
    expect(world.paystack.refunds).toEqual([])
  })

  it('isn’t refused where it was asked too often', async () => {
    const order = refundOf(await paid())
    world.paystack.behave('well', 'busy')
    expect(await provider.refund(order)).toBeUndefined()
    expect(await provider.findRefund(order)).toEqual({ state: 'unknown' })
    expect((await provider.refund(order))?.state).toMatch(/^(pending|done)$/)
  })
})

describe('news', () => {
  const read = (event: string, data: unknown) => {
    const body = JSON.stringify({ event, data })
    return provider.readEvent(Buffer.from(body), world.sign(body))
  }
  const transaction = { id: 4_099_260_516, reference: 'KF-7H2K9D4M' }
  const chargeId = '4099260516'

  const ours = 'KF-7H2K9D4M'
  it.each([
    ['charge.success', transaction, { about: 'payment', reference: ours, chargeId }],
    [
      'charge.dispute.create',
      { id: 1, transaction },
      { about: 'dispute', reference: ours, chargeId },
    ],
    ['charge.dispute.resolve', { id: 1 }, { about: 'dispute' }],
    ['refund.processed', { transaction_reference: ours }, { about: 'refund', reference: ours }],
    ['transfer.success', { reference: 'payout-kf-7h2k9d4m' }, { about: 'payout', reference: ours }],
    ['transfer.failed', { id: 1, reference: 'salary-1' }, { about: 'payout' }],
    ['bank.transfer.rejected', { bank_transfer: { transaction_id: '31' } }, { about: 'payment' }],
    ['subscription.create', { id: 1, reference: 'x' }, { about: 'payment' }],
    ['charge.success', { reference: 'KF 1\u0000' }, { about: 'payment' }],
    ['charge.success', { reference: 'x'.repeat(101) }, { about: 'payment' }],
    ['charge.success', { reference: 7 }, { about: 'payment' }],
    ['charge.success', null, { about: 'payment' }],
    ['\u0000', {}, { about: 'payment' }],
  ])('%s of %j is %o', (event, data, expected) => {
    const { key = '', ...found } = read(event, data) ?? {}
    expect(found).toEqual(expected)
    expect(key).toMatch(/^[\w.= -]{64,400}$/)
  })

  it('has one key for the same message, and others for others', () => {
    const keyOf = (event: string, data: object) => read(event, data)?.key
    const keys = [
      keyOf('charge.success', transaction),
      keyOf('charge.success', { ...transaction, amount: 1 }),
      keyOf('charge.failed', transaction),
    ]
    expect(new Set(keys).size).toBe(3)
    expect(keyOf('charge.success', transaction)).toBe(keys[0])
  })

  it('is refused where a header came twice', () => {
    const body = JSON.stringify({ event: 'charge.success', data: transaction })
    const { 'x-paystack-signature': right = '' } = world.sign(body)
    const readWith = (header: string | string[]) =>
      provider.readEvent(Buffer.from(body), { 'x-paystack-signature': header })
    expect(readWith(right)).toBeDefined()
    expect(readWith(right.toUpperCase())).toBeDefined()
    expect(readWith(`${right}, ${right}`)).toBeUndefined()
    expect(readWith([right, right])).toBeUndefined()
  })
})

describe.each([...faults, 'busy', 'lost'] as const)('no answer: %s', fault => {
  it('leaves everything unknown', async () => {
    const done = await paid(true)
    const order = { ...orderOf(), token: done.charge.card?.token ?? '' }
    world.paystack.stay(fault)
    const { impatient } = world
    expect(await impatient.open(orderOf())).toBeUndefined()
    expect(await impatient.open(orderOf('transfer'))).toBeUndefined()
    expect(await impatient.find(done.reference)).toBeUndefined()
    expect(await impatient.charge(order)).toBeUndefined()
    expect(await impatient.refund(refundOf(done))).toBeUndefined()
    expect(await impatient.findRefund(refundOf(done))).toBeUndefined()
    expect(await impatient.findDisputes(done.charge.id)).toBeUndefined()
    await impatient.close(done.reference)
    world.paystack.stay('well')
    expect(await provider.find(done.reference)).toMatchObject({ state: 'paid' })
    expect(world.paystack.refunds).toEqual([])
  })
})

it('may be slow', async () => {
  world.paystack.stay('slow')
  expect(await paid()).toMatchObject({ charge: { amount: world.of(101_500n) } })
})

it.each([
  ['another key', { secretKey: 'sk_test_of_others' }],
  ['nobody who listens', { url: 'http://127.0.0.1:9' }],
])('blames no payer for %s, and says nothing of the key', async (_, change) => {
  const settings = { secretKey: paystackKey, url: world.paystack.url, ...change }
  const wrong = paystackPayments(settings, world.now)
  const { reference } = await paid()
  expect(await wrong.open(orderOf())).toBeUndefined()
  expect(await wrong.find(reference)).toBeUndefined()
  expect(await wrong.charge({ ...orderOf(), token: '["AUTH_1","a@b.example"]' })).toBeUndefined()
})
