// The sandbox's provider, from a released batch to the news that its webhooks bring.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import {
  createSandboxTransfers,
  type SandboxTransfers,
} from '../../../providers/payouts/sandbox/create-sandbox-transfers.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { webhookEvent } from '../../whole/webhook/webhook.tables.ts'
import { askDuePayouts } from './ask-due-payouts.ts'

let club: PayingOutClub
let book: SandboxTransfers
beforeEach(async () => {
  club = await openPayingOutClub()
  book = createSandboxTransfers(club.server.parts.services)
})
afterEach(async () => {
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
  await club[Symbol.asyncDispose]()
})

async function sent(amount: number) {
  const { id: batch, items } = await club.released([amount], { paid_through: 'provider' })
  await askDuePayouts.carryOut(club.server.parts.services, club.server.clock.now)
  const id = items[0] ?? ''
  const { withdrawals } = await club.batch(batch)
  const reference = withdrawals[0]?.withdrawal.reference ?? ''
  expect(await book.find(reference)).toMatchObject({ state: 'pending' })
  const status = async () => (await club.statuses(batch))[id]
  return { id, batch, reference, status }
}
/** The sandbox goes on by itself after some seconds of real time, which a slow test takes; here the test does. */
async function settle() {
  await club.server.db.query({ text: `DELETE FROM pgboss.job WHERE name = 'pay-out-in-sandbox'` })
  await club.server.settle()
}
const eventsAbout = (reference: string) =>
  club.server.db.orm.select().from(webhookEvent).where(eq(webhookEvent.reference, reference))

it('pays within seconds, and its webhook is heard once', async () => {
  const { reference, batch, status } = await sent(1_000)
  await book.goOn(reference)
  await book.goOn(reference)
  await settle()
  expect(await status()).toBe('paid')
  expect((await club.batch(batch)).batch.status).toBe('settled')
  expect(await eventsAbout(reference)).toMatchObject([{ about: 'payout', outcome: 'paid' }])
})

it('fails what ends in .13, and returns what ends in .14', async () => {
  const before = await club.wallet()
  const failing = await sent(1_000.13)
  await book.goOn(failing.reference)
  await settle()
  expect(await failing.status()).toBe('failed')
  const returned = await sent(1_000.14)
  await book.goOn(returned.reference)
  await settle()
  expect(await returned.status()).toBe('paid')
  await book.goOn(returned.reference)
  await settle()
  expect(await returned.status()).toBe('returned')
  await book.goOn(returned.reference)
  expect(await club.wallet()).toEqual(before)
})

it('says nothing of what ends in .15', async () => {
  const { reference, status } = await sent(1_000.15)
  await book.goOn(reference)
  await settle()
  expect(await status()).toBe('in_batch')
})

it('makes one transfer under a reference, however often it is asked', async () => {
  const { reference } = await sent(1_000)
  const first = await book.find(reference)
  const payee = { accountName: 'Somebody', accountNumber: '1', bankCode: null }
  const amount = { currency: 'NGN', minor: 1n } as const
  expect(await book.begin({ reference, amount, payee })).toEqual(first)
})

it('hears of two steps in the wrong order and books both', async () => {
  const before = await club.wallet()
  const { reference, status } = await sent(1_000)
  await book.settle(reference, 'returned')
  expect(await book.find(reference)).toMatchObject({ state: 'pending' })
  await book.settle(reference, 'paid')
  await book.settle(reference, 'returned')
  await settle()
  expect(await status()).toBe('returned')
  expect(await club.wallet()).toEqual(before)
})

it('keeps news about a transfer that is none of ours, and does nothing', async () => {
  const payee = { accountName: 'Somebody', accountNumber: '1', bankCode: null }
  await book.begin({ reference: 'KF-NONEOURS', amount: { currency: 'NGN', minor: 1n }, payee })
  await book.settle('KF-NONEOURS', 'paid')
  await settle()
  expect(await eventsAbout('KF-NONEOURS')).toMatchObject([{ outcome: 'about an unknown payout' }])
})
