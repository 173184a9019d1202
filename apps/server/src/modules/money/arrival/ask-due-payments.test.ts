// Payments without news: their provider is asked again, and what is over expires.

import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { naira, openPayingClub, type PayingClub, payer } from '#test/clubs/paying.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { FoundPayment, PaymentProvider } from '../../../providers/payments/payment-provider.ts'
import { payment } from '../payment/payment.tables.ts'
import { nextAskAt } from '../payment/when-to-ask.ts'
import { askDuePayments } from './ask-due-payments.ts'
import { askProvider } from './ask-provider.ts'

let club: PayingClub
/** What its answer waits for. */
let answer: () => Promise<void>
let found: (reference: string) => FoundPayment | undefined
const asked: Date[] = []
const closed: string[] = []

const provider: PaymentProvider = {
  name: 'sandbox',
  open: async () => undefined,
  find: async reference => {
    asked.push(now())
    await answer()
    return found(reference)
  },
  charge: async () => undefined,
  close: async reference => void closed.push(reference),
  refund: async () => undefined,
  findRefund: async () => undefined,
  findDisputes: async () => undefined,
  readEvent: () => undefined,
}

beforeEach(async () => {
  asked.length = 0
  closed.length = 0
  found = () => undefined
  answer = async () => {}
  club = await openPayingClub({ payments: () => provider })
  // Of the demo club's own payments nobody asks here.
  await club.server.db.orm.update(payment).set({ askAt: null })
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

const now = () => club.server.clock.now
const hours = (count: number) => count * 3_600_000

async function begun(expiresAt: Date | null, gateway: 'card' | 'transfer' = 'card') {
  const facts = { status: 'pending', createdAt: now(), expiresAt, asks: 0 } as const
  return club.begin({ gateway, expiresAt, askAt: nextAskAt(facts, now()) })
}

/** As the scheduler does it when the club's days pass. */
async function letPass(ms: number): Promise<void> {
  const { parts, clock, db } = club.server
  const end = new Date(now().getTime() + ms)
  for (;;) {
    const at = await askDuePayments.nextDue(db)
    if (at === undefined || at > end) break
    if (at > now()) clock.now = at
    await askDuePayments.carryOut(parts.services, at)
  }
  clock.now = end
}

const mailsAbout = async (reference: string) =>
  (await club.server.inbox(payer.email))
    .filter(({ text }) => text.includes(reference))
    .map(({ subject }) => subject)

it('without an answer stays pending for three days, asked less and less often, and expires then', async () => {
  const id = await begun(new Date(now().getTime() + hours(1)))
  const began = now().getTime()
  await letPass(hours(71.9))
  expect(await club.read(id)).toMatchObject({ status: 'pending' })
  const minutes = asked.map(at => (at.getTime() - began) / 60_000)
  expect(minutes.slice(0, 8)).toEqual([1, 3, 7, 15, 31, 60, 124, 252])
  const pauses = minutes.map((minute, index) => minute - (minutes[index - 1] ?? 0))
  expect(Math.max(...pauses)).toBe(360)
  await letPass(hours(1))
  const ended = await club.read(id)
  expect(ended).toMatchObject({ status: 'expired' })
  await letPass(hours(30 * 24))
  expect(await mailsAbout(ended.reference)).toEqual(['Your payment has expired'])
  expect(await club.read(id)).toMatchObject({ status: 'expired', askAt: null })
  expect(await askDuePayments.nextDue(club.server.db)).toBe(undefined)
})

it('expires when its checkout does, which is asked first and closed', async () => {
  found = () => ({ state: 'open' })
  const id = await begun(new Date(now().getTime() + hours(1)))
  await letPass(hours(0.99))
  expect(await club.read(id)).toMatchObject({ status: 'pending' })
  await letPass(hours(0.02))
  const ended = await club.read(id)
  expect(ended).toMatchObject({ status: 'expired' })
  expect(closed).toEqual([ended.reference])
})

it.each<FoundPayment>([
  { state: 'declined', reason: 'The card was declined.' },
  { state: 'cancelled' },
  { state: 'expired' },
])('that was paid while its provider was asked isn’t $state afterwards', async answer => {
  const id = await begun(new Date(now().getTime() + hours(1)))
  const asAsked = await club.read(id)
  await club.arrive(id, { amount: naira(101_500n) })
  found = () => answer
  await askProvider(club.server.parts.services, asAsked)
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', failureReason: null })
  expect(await mailsAbout(asAsked.reference)).toEqual(['Your money has arrived'])
})

it('is booked when it turns out to be paid at the moment it would expire', async () => {
  const expiresAt = new Date(now().getTime() + hours(1))
  const paidAt = new Date(expiresAt.getTime() - 1_000)
  const charge = { id: 'c1', amount: naira(101_500n), way: 'card', paidAt } as const
  found = () => (now() < expiresAt ? undefined : { state: 'paid', charges: [charge] })
  const id = await begun(expiresAt)
  const changes = await club.changes(() => letPass(hours(2)))
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', askAt: null })
})

it('is still asked after when it has expired, and late money is found without any news', async () => {
  found = () => ({ state: 'expired' })
  const id = await begun(new Date(now().getTime() + hours(1)))
  await letPass(hours(2))
  expect(await club.read(id)).toMatchObject({ status: 'expired' })
  const charge = { id: 'c2', amount: naira(101_500n), way: 'card', paidAt: now() } as const
  found = () => ({ state: 'paid', charges: [charge] })
  const changes = await club.changes(() => letPass(hours(12)))
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
})

it('by account number is asked after when it was paid, so that a second transfer is found without any news', async () => {
  const id = await begun(new Date(now().getTime() + hours(24)), 'transfer')
  const charge = { amount: naira(101_500n), way: 'transfer', paidAt: now() } as const
  const [first, second] = [
    { ...charge, id: 'c5' },
    { ...charge, id: 'c6' },
  ]
  found = () => ({ state: 'paid', charges: [first] })
  expect(await club.changes(() => letPass(hours(12)))).toMatchObject({ 'wallet NGN': 100_000n })
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', chargeId: 'c5' })
  found = () => ({ state: 'paid', charges: [first, second] })
  expect(await club.changes(() => letPass(hours(12)))).toMatchObject({ 'wallet NGN': 101_500n })
  expect(await club.changes(() => letPass(hours(60)))).toEqual({})
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', askAt: null })
})

it('one that fails keeps no other waiting, and is asked again later', async () => {
  const [first, second] = [await begun(null), await begun(null)]
  const { reference } = await club.read(first)
  found = asking => {
    if (asking === reference) throw new Error('the line is dead')
    return { state: 'declined', reason: 'No.' }
  }
  club.server.clock.forward(hours(0.1))
  const { parts, db } = club.server
  await expect(askDuePayments.carryOut(parts.services, now())).rejects.toThrow('not asked after')
  expect(await club.read(second)).toMatchObject({ status: 'failed', failureReason: 'No.' })
  const [left] = await db.orm.select().from(payment).where(eq(payment.id, first))
  expect(left).toMatchObject({ status: 'pending', asks: 1 })
  expect(left?.askAt?.getTime()).toBeGreaterThan(now().getTime())
})

it('a charge that can’t be booked keeps no other of its payment waiting', async () => {
  const id = await begun(null)
  const charge = { amount: naira(101_500n), way: 'card', paidAt: now() } as const
  // No database keeps such a text.
  const charges = [
    { ...charge, id: 'c4\0' },
    { ...charge, id: 'c4' },
  ] as const
  found = () => ({ state: 'paid', charges })
  const row = await club.read(id)
  const ask = () => askProvider(club.server.parts.services, row)
  const changes = await club.changes(() => expect(ask()).rejects.toThrow('not booked'))
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', chargeId: 'c4' })
})

it('is asked after again where the last time failed, so that money which came is not forgotten', async () => {
  const id = await begun(null)
  await letPass(hours(71))
  const charge = { id: 'c3', amount: naira(101_500n), way: 'card', paidAt: now() } as const
  found = () => {
    throw new Error('the line is dead')
  }
  club.server.clock.forward(hours(1))
  const { parts } = club.server
  await expect(askDuePayments.carryOut(parts.services, now())).rejects.toThrow('not asked after')
  found = () => ({ state: 'paid', charges: [charge] })
  const changes = await club.changes(() => letPass(hours(7)))
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', askAt: null })
})

it('is asked after again where the last time had no answer, so that money which came is not forgotten', async () => {
  found = () => ({ state: 'open' })
  const id = await begun(new Date(now().getTime() + hours(100)))
  await letPass(hours(71))
  const charge = { id: 'c7', amount: naira(101_500n), way: 'card', paidAt: now() } as const
  found = () => undefined
  await letPass(hours(1))
  expect(await club.read(id)).toMatchObject({ status: 'expired' })
  found = () => ({ state: 'paid', charges: [charge] })
  const changes = await club.changes(() => letPass(hours(7)))
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', askAt: null })
})

it('asks for eight at once, so that one slow answer keeps no other waiting', async () => {
  for (let n = 0; n < 20; n += 1) await begun(null)
  const eight = Promise.withResolvers<void>()
  let [open, most] = [0, 0]
  answer = async () => {
    open += 1
    most = Math.max(most, open)
    if (open === 8) eight.resolve()
    await eight.promise
    open -= 1
  }
  club.server.clock.forward(60_000)
  await askDuePayments.carryOut(club.server.parts.services, now())
  expect([asked.length, most]).toEqual([20, 8])
})
