// Money that payers get back from the sandbox's provider: what it answers, and what it tells.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { naira, openPayingClub, type PayingClub, payer } from '#test/clubs/paying.ts'
import { webhookEvent } from '../../../modules/whole/webhook/webhook.tables.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { type ClaimBook, createClaimBook } from './create-claim-book.ts'
import { createSandboxBook } from './create-sandbox-book.ts'

let club: PayingClub
let provider: PaymentProvider
let claims: ClaimBook
beforeAll(async () => {
  club = await openPayingClub()
  const { services } = club.server.parts
  const found = services.payments('card', 'NGN')
  if (found === undefined) throw new Error('nobody takes cards')
  provider = found
  claims = createClaimBook(services)
})
afterAll(() => club[Symbol.asyncDispose]())

/** A charge of ₦1,015. */
async function charged() {
  const book = createSandboxBook(club.server.parts.services)
  const { reference } = await club.read(await club.begin())
  const total = naira(101_500n)
  await book.open({
    reference,
    way: 'card',
    total,
    payer: { name: 'Dayo Bello', email: payer.email },
    description: 'Kinfold: NGN wallet',
    returnUrl: 'https://club.example/dashboard/wallet',
    keepsCard: false,
  })
  await book.carryOut(reference, { kind: 'pay', amount: total, told: 1 })
  const [charge] = await book.charges(reference)
  await club.server.settle()
  return { reference, chargeId: charge?.id ?? '' }
}

/** Subjects of the news about a charge, by name. */
async function newsOf(chargeId: string) {
  await club.server.settle()
  const kept = await club.server.db.orm.select().from(webhookEvent)
  const theirs = kept.filter(event => event.chargeId === chargeId && event.about !== 'payment')
  return theirs.map(({ about, eventKey }) => [about, eventKey.split(' ')[0]]).toSorted()
}

const orderOf = (of: Awaited<ReturnType<typeof charged>>, minor: bigint) => ({
  refundId: randomUUID(),
  ...of,
  amount: naira(minor),
})

it('gives a refund once for each id, and tells it', async () => {
  const charge = await charged()
  const order = orderOf(charge, 50_000n)
  expect(await provider.findRefund(order)).toEqual({ state: 'unknown' })
  const done = { state: 'done', amount: naira(50_000n) }
  expect(await Promise.all([provider.refund(order), provider.refund(order)])).toEqual([done, done])
  expect(await provider.findRefund(order)).toEqual(done)
  expect(await newsOf(charge.chargeId)).toEqual([['refund', 'refund.done']])
})

it('gives no more than was charged, whoever asks at once', async () => {
  const charge = await charged()
  const answers = await Promise.all([
    provider.refund(orderOf(charge, 60_000n)),
    provider.refund(orderOf(charge, 60_000n)),
  ])
  expect(new Set(answers.map(answer => answer?.state))).toEqual(new Set(['done', 'refused']))
  for (const chargeId of [randomUUID(), 'ch_of_another_provider']) {
    const answer = await provider.refund(orderOf({ ...charge, chargeId }, 100n))
    expect(answer).toMatchObject({ state: 'refused' })
  }
})

it('refuses or leaves open by the last two digits of the amount', async () => {
  const charge = await charged()
  expect(await provider.refund(orderOf(charge, 113n))).toMatchObject({ state: 'refused' })
  const waiting = orderOf(charge, 115n)
  expect(await provider.refund(waiting)).toEqual({ state: 'pending' })
  await claims.settleRefund(waiting.refundId, 'refused')
  await claims.settleRefund(waiting.refundId, 'done')
  expect(await provider.findRefund(waiting)).toMatchObject({ state: 'refused' })
})

it('keeps the disputes of a charge, one open at a time, and tells each step', async () => {
  const charge = await charged()
  expect(await provider.findDisputes(charge.chargeId)).toEqual([])
  const first = await claims.dispute(charge.chargeId, 40_000n)
  expect(await claims.dispute(charge.chargeId)).toBeUndefined()
  expect(await provider.findDisputes(charge.chargeId)).toMatchObject([
    { id: first?.id, state: 'open', amount: naira(40_000n), fee: naira(500_000n) },
  ])
  await claims.decide(first?.id ?? '', 'won')
  await claims.decide(first?.id ?? '', 'lost')
  expect(await provider.findDisputes(charge.chargeId)).toMatchObject([{ state: 'won' }])
  expect(await claims.dispute(charge.chargeId)).toMatchObject({ amountMinor: 101_500n })
  expect(await newsOf(charge.chargeId)).toEqual([
    ['dispute', 'dispute.opened'],
    ['dispute', 'dispute.opened'],
    ['dispute', 'dispute.won'],
  ])
  expect(await claims.dispute(randomUUID())).toBeUndefined()
  expect(await provider.findDisputes('ch_of_another_provider')).toEqual([])
})
