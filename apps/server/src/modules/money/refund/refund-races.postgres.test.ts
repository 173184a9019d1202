// Refunds at the same moment as other things that happen to the money: one of the two comes first, and the
// money is given back once at most.
import { randomBytes, randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { payer } from '#test/clubs/paying.ts'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import { type ClaimsDesk, openClaimsDesk } from '#test/desks/claims-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { chargeFee } from '../../../ledger/recipes/charge-fee.ts'
import type { Dispute } from '../../../providers/payments/payment-provider.ts'
import { bookDispute } from '../chargeback/book-dispute.ts'
import { payment } from '../payment/payment.tables.ts'
import { askDueRefunds } from './ask-due-refunds.ts'
import { refund } from './refund.tables.ts'

let desk: ClaimsDesk
beforeEach(async () => {
  desk = await openClaimsDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.club.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

/** Lets all begin, and go on once they wait for the payment. */
async function whilePaymentLocked<Done>(id: string, acts: readonly (() => Promise<Done>)[]) {
  const { db } = desk.club.server
  const [holding, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const lock = async (tx: Transaction) => {
    await tx.orm.select().from(payment).where(eq(payment.id, id)).for('update')
    holding.resolve(await connectionOf(tx))
    await mayEnd.promise
  }
  const held = db.transaction(lock)
  const holder = await holding.promise
  const running = acts.map(act => act())
  await untilBlocked(db, holder)
  mayEnd.resolve()
  await held
  return Promise.all(running)
}

const sandboxRefunds = async () => {
  const [found] = await desk.club.server.db.query<{ count: bigint; minor: bigint }>({
    text: `SELECT count(*)::int8 AS count, coalesce(sum(amount_minor), 0)::int8 AS minor FROM sandbox_refund
            WHERE state = 'done'`,
  })
  return found
}

const confirm = (id: string) => () => desk.post(`refund/confirm/${id}`, undefined, 'uche')
const propose = (id: string, amount: number) => () =>
  desk.post(`payment/refund/${id}`, { reason: 'Paid twice.', amount })

it('two proposals for one payment: one waits to be confirmed', async () => {
  const { id } = await desk.paid()
  const answers = await whilePaymentLocked(id, [propose(id, 600), propose(id, 600)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('a refund that is confirmed twice at once leaves once', async () => {
  const { id } = await desk.paid()
  const proposed = await desk.proposed(id)
  const changes = await desk.club.changes(async () => {
    const answers = await whilePaymentLocked(id, [confirm(proposed), confirm(proposed)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  expect(changes).toEqual({ 'wallet NGN': -100_000n, 'clearing card NGN': 100_000n })
})

it('one that is confirmed and discarded at once is one of the two', async () => {
  const { id } = await desk.paid()
  const proposed = await desk.proposed(id)
  const discard = () => desk.post(`refund/discard/${proposed}`)
  const answers = await whilePaymentLocked(id, [confirm(proposed), discard])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { status } = await desk.refund(proposed)
  expect(await desk.club.read(id)).toMatchObject({
    refundedMinor: status === 'discarded' ? 0n : 100_000n,
  })
})

it('a refund and a withdrawal of the same money: one of them finds it', async () => {
  const { id } = await desk.paid()
  const { db } = desk.club.server
  const from = walletOf(payer.id, 'NGN')
  const { available } = await readBalance(db, from)
  const spent = money('NGN', available.minor - 100_000n)
  const attempt = moneyAttempts.conversion(id)
  await post(db, chargeFee({ attempt, from, fee: spent, reason: 'spent' }))
  const proposed = await desk.proposed(id)
  const token = await desk.tokenOf('dayo')
  const withdraw = () =>
    desk.club.server.call('POST', `/api/wallet/withdrawal/create/${walletIdOf('dayo', 'NGN')}`, {
      token,
      body: { amount: 1_000 },
      headers: { 'idempotency-key': randomUUID() },
    })
  const answers = await Promise.all([confirm(proposed)(), withdraw()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('insufficient_balance')
})

const disputeOf = (chargeId: string): Dispute => ({
  id: `dp_${randomBytes(8).toString('hex')}`,
  chargeId,
  state: 'open',
  amount: money('NGN', 101_500n),
  fee: money('NGN', 0n),
  dueAt: null,
  reason: 'fraudulent',
  openedAt: desk.club.server.clock.now,
})

it('a refund and a chargeback: a payment that was taken back is not given back', async () => {
  const { id, chargeId } = await desk.paid()
  const proposed = await desk.proposed(id)
  const dispute = disputeOf(chargeId)
  const told = { provider: 'sandbox', paymentId: id, dispute } as const
  await whilePaymentLocked<unknown>(id, [
    () => bookDispute(desk.club.server.parts.services, told),
    confirm(proposed),
  ])
  const [taken] = await desk.chargebacks(id)
  expect(taken).toMatchObject({ status: 'open', owed: { amount: 1_015 } })
  expect(await desk.club.read(id)).toMatchObject({ status: 'charged_back' })
  const { status } = await desk.refund(proposed)
  const { refundedMinor } = await desk.club.read(id)
  expect([status, refundedMinor]).toEqual(status === 'sent' ? ['sent', 100_000n] : ['proposed', 0n])
})

it('a chargeback that is told twice at once is booked once', async () => {
  const { id, chargeId } = await desk.paid()
  const dispute = { ...disputeOf(chargeId), state: 'won' } as const
  const told = { provider: 'sandbox', paymentId: id, dispute } as const
  const tell = () => bookDispute(desk.club.server.parts.services, told)
  const changes = await desk.club.changes(() => whilePaymentLocked(id, [tell, tell]))
  expect(changes).toEqual({})
  expect(await desk.chargebacks(id)).toHaveLength(1)
  expect((await desk.told()).filter(each => each === 'Your payment counts again')).toHaveLength(1)
})

it('two takings for one debt: together no more than is owed', async () => {
  const { id } = await desk.paid()
  await desk.post(`chargeback/record/${id}`, { dispute: 'DSP-1', reason: 'The bank wrote.' })
  const [row] = await desk.chargebacks(id)
  await desk.post(`chargeback/decide/${row?.id}`, { outcome: 'lost' })
  const body = { from: 'wallet', reason: 'Agreed.', amount: 700 }
  const take = () => desk.post(`chargeback/recover/${row?.id}`, body)
  const answers = await whilePaymentLocked(id, [take, take])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await desk.chargebacks(id)).toMatchObject([{ owed: { amount: 315 } }])
})

it('four processes that ask for what is due ask once for each refund', async () => {
  const first = await desk.paid()
  const second = await desk.paid()
  await desk.confirmed(first.id)
  await desk.confirmed(second.id)
  const { parts, clock } = desk.club.server
  const ask = () => askDueRefunds.carryOut(parts.services, clock.now)
  await Promise.all([ask(), ask(), ask(), ask()])
  expect(await sandboxRefunds()).toEqual({ count: 2n, minor: 200_000n })
  const rows = await desk.club.server.db.orm.select().from(refund)
  expect(rows.filter(({ status }) => status === 'sent')).toEqual([])
})

it('a provider that gave the money before the answer was lost gives it once', async () => {
  const { id, chargeId } = await desk.paid()
  const sent = await desk.confirmed(id)
  const { reference } = await desk.club.read(id)
  const amount = money('NGN', 100_000n)
  // As if the process had ended here.
  await desk.claims.refund({ refundId: sent, reference, chargeId, amount })
  expect(await desk.refund(sent)).toMatchObject({ status: 'sent' })
  const changes = await desk.club.changes(() => desk.later(0))
  expect(changes).toEqual({})
  expect(await desk.refund(sent)).toMatchObject({ status: 'paid' })
  expect(await sandboxRefunds()).toEqual({ count: 1n, minor: 100_000n })
})
