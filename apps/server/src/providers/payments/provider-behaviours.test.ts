// What the product relies on, of every payment provider: the sandbox's and the real ones.
import { randomUUID } from 'node:crypto'
import type { ProviderGateway } from '@kinfold/contract/payment/gateway'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentWorld } from '#test/clubs/payment-worlds/payment-world.ts'
import { openPaystackWorld } from '#test/clubs/payment-worlds/paystack-world.ts'
import { openSandboxWorld } from '#test/clubs/payment-worlds/sandbox-world.ts'
import { openStripeWorld } from '#test/clubs/payment-worlds/stripe-world.ts'
import { createReference } from '../../modules/money/payment/create-reference.ts'
import type { Charge, ChargeableCard, PaymentProvider } from './payment-provider.ts'

const minute = 60_000
const returnUrl = 'https://club.example/dashboard/wallet?tab=1'

describe.each([
  ['the sandbox', openSandboxWorld],
  ['Paystack', openPaystackWorld],
  ['Stripe', openStripeWorld],
])('%s', (_, open) => {
  let world: PaymentWorld
  let provider: PaymentProvider
  beforeAll(async () => {
    world = await open()
    provider = world.provider
  })
  afterAll(() => world[Symbol.asyncDispose]())
  beforeEach(() => world.cards('success'))

  const orderOf = (more: { way?: ProviderGateway; keepsCard?: boolean } = {}) => ({
    reference: createReference(),
    way: 'card' as const,
    total: world.of(101_500n),
    payer: { name: 'Dayo Bello', email: 'dayo@example.com' },
    description: 'Kinfold: wallet',
    returnUrl,
    keepsCard: false,
    ...more,
  })
  const opened = async (more: Parameters<typeof orderOf>[0] = {}) => {
    const order = orderOf(more)
    const checkout = await provider.open(order)
    if (checkout === undefined) throw new Error('no checkout was opened')
    return { ...order, checkout }
  }
  const chargesOf = async (reference: string): Promise<readonly Charge[]> => {
    const found = await provider.find(reference)
    return found?.state === 'paid' ? found.charges : []
  }
  const paid = async (more: Parameters<typeof orderOf>[0] = {}) => {
    const order = await opened(more)
    await world.pay(order.reference)
    const [charge] = await chargesOf(order.reference)
    if (charge === undefined) throw new Error('nothing was paid')
    return { ...order, charge }
  }
  const keptCard = async (): Promise<ChargeableCard> => {
    const { charge } = await paid({ keepsCard: true })
    if (charge.card === undefined) throw new Error('no card was kept')
    return charge.card
  }
  const cardOrder = (token: string) => ({ ...orderOf(), token })

  it('opens a page that lasts between half an hour and a day', async () => {
    const { reference, checkout } = await opened()
    expect(checkout).toMatchObject({ link: expect.stringMatching(/^(https:\/)?\//), account: null })
    const lasts = checkout.expiresAt.getTime() - world.now().getTime()
    expect(lasts).toBeGreaterThanOrEqual(30 * minute)
    expect(lasts).toBeLessThanOrEqual(24 * 60 * minute)
    expect(await provider.find(reference)).toEqual({ state: 'open' })
  })

  it('opens an account number for each payment, where it takes transfers', async () => {
    if (!world.ways.includes('transfer')) {
      await expect(async () => opened({ way: 'transfer' })).rejects.toThrow('account numbers')
      return
    }
    const [one, other] = [await opened({ way: 'transfer' }), await opened({ way: 'transfer' })]
    expect(one.checkout.account).toEqual({
      bank: expect.stringMatching(/./),
      name: expect.stringMatching(/./),
      number: expect.stringMatching(/^\d{10}$/),
    })
    expect(one.checkout.account?.number).not.toBe(other.checkout.account?.number)
    await world.pay(one.reference)
    expect(await chargesOf(one.reference)).toMatchObject([{ way: 'transfer', amount: one.total }])
    expect(await provider.find(other.reference)).toEqual({ state: 'open' })
  })

  it('names what was paid, by which way and when', async () => {
    for (const way of ['card', 'card_us'] as const) {
      const { reference, total, charge } = await paid({ way })
      expect(charge).toEqual({
        id: expect.stringMatching(/./),
        amount: total,
        way,
        paidAt: charge.paidAt,
      })
      expect(Math.abs(charge.paidAt.getTime() - world.now().getTime())).toBeLessThan(minute)
      expect(await chargesOf(reference)).toEqual([charge])
    }
  })

  it('names each charge once, however often it was paid', async () => {
    const { reference, total } = await paid({ way: world.ways.at(-1) ?? 'card' })
    await world.pay(reference)
    const charges = await chargesOf(reference)
    expect(new Set(charges.map(({ id }) => id)).size).toBe(charges.length)
    for (const { amount } of charges) expect(amount).toEqual(total)
  })

  it('knows nothing of a reference that it was never told', async () => {
    for (const reference of [createReference(), 'KF-../../x?y=1', "'", 'ünknown', '\0']) {
      expect(await provider.find(reference)).toEqual({ state: 'unknown' })
    }
  })

  it('never calls what was declined paid, and has ended it when its time is over', async () => {
    const { reference } = await opened()
    await world.decline(reference)
    expect((await provider.find(reference))?.state).toMatch(/^(open|declined)$/)
    await world.lapse()
    expect((await provider.find(reference))?.state).toMatch(/^(declined|expired)$/)
  })

  it('calls what nobody paid in time expired, or leaves that to the club', async () => {
    const { reference } = await opened()
    await world.lapse()
    expect((await provider.find(reference))?.state).toMatch(/^(open|expired)$/)
  })

  it('closes a checkout as far as it can, and says so of no other', async () => {
    const [closed, other] = [await opened(), await opened()]
    await provider.close(closed.reference)
    await provider.close(closed.reference)
    await provider.close(createReference())
    expect((await provider.find(closed.reference))?.state).toMatch(/^(open|cancelled)$/)
    expect(await provider.find(other.reference)).toEqual({ state: 'open' })
    const done = await paid()
    await provider.close(done.reference)
    expect(await chargesOf(done.reference)).toEqual([done.charge])
  })

  it('keeps a card only where its owner let it', async () => {
    expect(await keptCard()).toEqual({
      token: expect.stringMatching(/./),
      brand: 'Visa',
      last4: expect.stringMatching(/^\d{4}$/),
      expiresOn: expect.stringMatching(/^20\d\d-\d\d-(28|29|30|31)$/),
    })
    expect((await paid()).charge).not.toHaveProperty('card')
  })

  it('charges a kept card once for each reference', async () => {
    const order = cardOrder((await keptCard()).token)
    const first = await provider.charge(order)
    expect(first).toMatchObject({ state: 'paid', charges: [{ amount: order.total, way: 'card' }] })
    expect(await provider.charge(order)).toEqual(first)
    expect(await provider.find(order.reference)).toEqual(first)
    const another = await provider.charge({ ...order, reference: createReference() })
    expect(another).toMatchObject({ state: 'paid' })
    expect(another).not.toEqual(first)
  })

  it('says that a kept card was declined, and why', async () => {
    const order = cardOrder((await keptCard()).token)
    await world.cards('decline')
    const declined = { state: 'declined', reason: expect.stringMatching(/./) }
    expect(await provider.charge(order)).toEqual(declined)
    expect((await provider.find(order.reference))?.state).toMatch(/^(open|declined)$/)
    await world.lapse()
    expect(await provider.find(order.reference)).toEqual(declined)
    // The same charge stays declined, also when the card would be good by now.
    await world.cards('success')
    expect(await provider.charge(order)).toEqual(declined)
  })

  it('declines a card that it doesn’t know', async () => {
    const { token } = await keptCard()
    const order = cardOrder(token.replace(/AUTH|cus|card/, 'gone'))
    expect(await provider.charge(order)).toMatchObject({ state: 'declined' })
  })

  it('leaves unknown what nobody answered, and finds it once it answers', async () => {
    const order = cardOrder((await keptCard()).token)
    await world.cards('silence')
    expect(await provider.charge(order)).toBeUndefined()
    expect(await provider.find(order.reference)).toBeUndefined()
    await world.cards('success')
    const found = await provider.find(order.reference)
    expect(found).toMatchObject({ state: 'paid', charges: [{ amount: order.total }] })
    expect(await provider.charge(order)).toEqual(found)
  })

  it('gives a charge back in parts, each once, and not more than it took', async () => {
    const { reference, charge } = await paid()
    const part = (minor: bigint) => ({
      refundId: randomUUID(),
      reference,
      chargeId: charge.id,
      amount: world.of(minor),
    })
    const taken = /^(done|pending)$/
    const [first, second, tooMuch] = [part(60_000n), part(41_500n), part(100n)]
    expect(await provider.findRefund(first)).toEqual({ state: 'unknown' })
    expect((await provider.refund(first))?.state).toMatch(taken)
    expect((await provider.refund(first))?.state).toMatch(taken)
    expect((await provider.refund(part(60_000n)))?.state).toBe('refused')
    expect((await provider.refund(second))?.state).toMatch(taken)
    expect(await provider.refund(tooMuch)).toMatchObject({
      state: 'refused',
      reason: expect.stringMatching(/./),
    })
    for (const order of [first, second]) {
      const found = await provider.findRefund(order)
      expect(found?.state).toMatch(taken)
      if (found?.state === 'done') expect(found.amount).toEqual(order.amount)
    }
    expect((await provider.findRefund(tooMuch))?.state).toMatch(/^(unknown|refused)$/)
  })

  it('gives all of a charge back, also one of a kept card', async () => {
    const order = cardOrder((await keptCard()).token)
    await provider.charge(order)
    const [charge] = await chargesOf(order.reference)
    const refund = {
      refundId: randomUUID(),
      reference: order.reference,
      chargeId: charge?.id ?? '',
      amount: order.total,
    }
    expect((await provider.refund(refund))?.state).toMatch(/^(done|pending)$/)
  })

  it('gives nothing back of a charge that it doesn’t know', async () => {
    const refund = {
      refundId: randomUUID(),
      reference: createReference(),
      chargeId: 'x&limit=1',
      amount: world.of(100n),
    }
    expect(await provider.refund(refund)).toMatchObject({ state: 'refused' })
  })

  it.each(['won', 'lost'] as const)('tells of a dispute that is %s', async outcome => {
    const { charge, total } = await paid()
    const other = await paid()
    expect(await provider.findDisputes(charge.id)).toEqual([])
    await world.dispute(charge.id)
    const dispute = {
      id: expect.stringMatching(/./),
      chargeId: charge.id,
      state: 'open',
      amount: total,
      fee: expect.objectContaining({ currency: total.currency }),
      dueAt: expect.any(Date),
      reason: expect.stringMatching(/./),
      openedAt: expect.any(Date),
    }
    expect(await provider.findDisputes(charge.id)).toEqual([dispute])
    await world.decide(charge.id, outcome)
    expect(await provider.findDisputes(charge.id)).toEqual([{ ...dispute, state: outcome }])
    expect(await provider.findDisputes(other.charge.id)).toEqual([])
  })

  describe('reads a message', () => {
    const read = (body: string | Buffer, headers: Record<string, string>) =>
      provider.readEvent(Buffer.from(body), headers)

    it('that it signed, with a key of its own', async () => {
      const { reference } = await paid()
      const { body, headers } = world.message(reference)
      const event = read(body, headers)
      expect(event).toMatchObject({ about: 'payment', reference, key: expect.stringMatching(/./) })
      expect(read(body, headers)).toEqual(event)
    })

    it('that nobody else signed or changed', async () => {
      const { reference } = await paid()
      const { body, headers } = world.message(reference)
      const [name = '', signature = ''] = Object.entries(headers)[0] ?? []
      const changed = [
        body.replace(reference, createReference()),
        `${body} `,
        body.slice(0, -1),
        '',
        Buffer.concat([Buffer.from(body), Buffer.from([0xff])]),
      ]
      for (const other of changed) expect(read(other, headers)).toBeUndefined()
      const forged = [
        '',
        ' ',
        signature.slice(0, -1),
        signature.slice(0, -2),
        `${signature}00`,
        `${signature}zz`,
        `0${signature}`,
        signature.replace(/.$/, end => (end === '0' ? '1' : '0')),
        `${signature}`.replace(/[0-9a-f]{64,}/, ''),
        'ÿ'.repeat(signature.length),
      ]
      for (const other of forged) expect(read(body, { [name]: other })).toBeUndefined()
      expect(read(body, {})).toBeUndefined()
      expect(read(body, world.sign(body, 'another secret'))).toBeUndefined()
      expect(read(body, world.sign(body, ''))).toBeUndefined()
    })

    it('only where it is one', () => {
      const bodies = ['', 'null', '[]', '{}', '"x"', '{"id":1}', '{"event":"x"', '{"data":{}}']
      for (const body of [...bodies, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])]) {
        expect(read(body, world.sign(body))).toBeUndefined()
      }
    })
  })
})
