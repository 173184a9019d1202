import { randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { Refusal, RefusedError } from '../../../calls/refusal.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { clearingOf, walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { chargeFee } from '../../../ledger/recipes/charge-fee.ts'
import { depositByCard } from '../../../ledger/recipes/deposit-by-card.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { bookRefund } from './book-refund.ts'
import { refund } from './refund.tables.ts'

const memberId = people.bola.customer.id
const at = new Date('2026-03-02T09:00:00Z')
const wallet = walletOf(memberId, 'NGN')
let server: TestServer
let db: Database
let paymentId: string

beforeAll(async () => {
  server = await openDemoClub()
  db = server.db
})
afterAll(() => server[Symbol.asyncDispose]())

beforeEach(async () => {
  paymentId = await pay({})
})

async function pay(of: {
  status?: PaymentStatus
  gateway?: Gateway
  paidCurrency?: 'NGN' | 'USD'
}): Promise<string> {
  const id = randomUUID()
  await db.orm.insert(payment).values({
    id,
    memberId,
    purpose: 'deposit',
    gateway: of.gateway ?? 'card',
    status: of.status ?? 'succeeded',
    currency: 'NGN',
    amountMinor: 10_000n,
    paidCurrency: of.paidCurrency ?? 'NGN',
    feeMinor: 151n,
    totalMinor: 10_151n,
    reference: id,
    createdAt: at,
  })
  const amount = money('NGN', 10_000n)
  const about = { attempt: moneyAttempts.payment(id), payment: id, member: memberId }
  const fee = money('NGN', 151n)
  await post(db, depositByCard({ ...about, provider: 'card', amount, fee, reference: id }))
  return id
}

type Part = { readonly amountMinor?: bigint; readonly returnsFee?: boolean }

async function book(tx: Transaction, { amountMinor, returnsFee = false }: Part) {
  const paid = await lockPayment(tx, paymentId)
  if (paid === undefined) throw new Error('there is no such payment')
  const amount = money('NGN', amountMinor ?? paid.amountMinor - paid.refundedMinor)
  const about = { way: 'provider', returnsFee, reason: 'Asked for it back' } as const
  const id = randomUUID()
  const order = { ...about, id, amount, at }
  const booked = await bookRefund(tx, paid, order)
  if (booked instanceof Refusal) return booked
  await tx.orm.insert(refund).values({
    ...about,
    id,
    paymentId,
    amountMinor: amount.minor,
    feeMinor: booked.fee.minor,
    status: 'paid',
    createdAt: at,
  })
  return lockPayment(tx, paymentId)
}

/** Like a money call: a refusal rolls back. */
async function giveBack(of: Part) {
  try {
    return await db.transaction(async tx => {
      const booked = await book(tx, of)
      if (booked instanceof Refusal) throw new RefusedError(booked)
      return booked
    })
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

const inWallet = async () => (await readBalance(db, wallet)).balance.minor
const refunds = () =>
  db.orm.select().from(refund).where(eq(refund.paymentId, paymentId)).orderBy(refund.amountMinor)

describe('a payment that is given back', () => {
  it('goes back in parts, each a movement of its own, until nothing is left', async () => {
    const before = await inWallet()
    expect(await giveBack({ amountMinor: 2_500n })).toMatchObject({
      status: 'partly_refunded',
      refundedMinor: 2_500n,
    })
    expect(await giveBack({ amountMinor: 2_500n })).toMatchObject({ refundedMinor: 5_000n })
    expect(await giveBack({})).toMatchObject({ status: 'refunded', refundedMinor: 10_000n })
    expect(await inWallet()).toBe(before - 10_000n)
    expect((await refunds()).map(row => row.amountMinor)).toEqual([2_500n, 2_500n, 5_000n])
    expect(await giveBack({ amountMinor: 1n })).toMatchObject({ code: 'already_decided' })
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('includes its fee in proportion when the club refunds it', async () => {
    const clearing = clearingOf('card', 'NGN')
    const before = (await readBalance(db, clearing)).balance.minor
    await giveBack({ amountMinor: 3_333n, returnsFee: true })
    await giveBack({ amountMinor: 3_333n, returnsFee: true })
    const last = await giveBack({ returnsFee: true })
    expect(last).toMatchObject({ status: 'refunded', refundedFeeMinor: 151n })
    expect((await readBalance(db, clearing)).balance.minor).toBe(before + 10_151n)
  })

  it('never refunds more than was paid, even concurrently', async () => {
    const before = await inWallet()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => giveBack({ amountMinor: 3_000n })),
    )
    const refused = answers.filter(answer => answer instanceof Refusal)
    expect(answers.length - refused.length).toBe(3)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['refund_exceeds_payment']))
    expect(await inWallet()).toBe(before - 9_000n)
    expect(await giveBack({ amountMinor: 1_001n })).toMatchObject({
      code: 'refund_exceeds_payment',
    })
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('is limited to what was paid by the database itself', async () => {
    const beyond = db.orm
      .update(payment)
      .set({ refundedMinor: 10_001n })
      .where(eq(payment.id, paymentId))
    await expect(beyond).rejects.toThrow()
  })

  it('must be there, and leaves nothing behind when it isn’t', async () => {
    const spent = money('NGN', await inWallet())
    const attempt = moneyAttempts.conversion(randomUUID())
    await post(db, chargeFee({ attempt, from: wallet, fee: spent, reason: 'spent' }))
    const rows = await db.transaction(async tx => {
      const refused = await book(tx, { amountMinor: 500n })
      expect(refused).toMatchObject({
        code: 'insufficient_balance',
        details: {
          sentence: 'Nothing of this money is there to give back: it was spent or is owed.',
        },
      })
      return tx.orm.select().from(refund).where(eq(refund.paymentId, paymentId))
    })
    expect(rows).toEqual([])
    expect(await refunds()).toEqual([])
    const [row] = await db.orm.select().from(payment).where(eq(payment.id, paymentId))
    expect(row).toMatchObject({ status: 'succeeded', refundedMinor: 0n })
  })

  it.each(['pending', 'failed', 'charged_back'] as const)('is not one that is %s', async status => {
    paymentId = await pay({ status })
    expect(await giveBack({})).toMatchObject({ code: 'already_decided' })
  })

  it('moves nothing for a row that the books contradict', async () => {
    const changed = { amountMinor: 20_000n }
    await db.orm.update(payment).set(changed).where(eq(payment.id, paymentId))
    await expect(giveBack({ amountMinor: 500n })).rejects.toThrow('contradicts the books')
    expect(await refunds()).toEqual([])
    await db.orm.update(payment).set({ amountMinor: 10_000n }).where(eq(payment.id, paymentId))
    await giveBack({ amountMinor: 9_000n })
    const again = { status: 'succeeded', refundedMinor: 0n } as const
    await db.orm.update(payment).set(again).where(eq(payment.id, paymentId))
    await expect(giveBack({ amountMinor: 500n })).rejects.toThrow('contradicts the books')
  })

  it('is in the currency it was paid in', async () => {
    paymentId = await pay({ paidCurrency: 'USD' })
    expect(await giveBack({})).toMatchObject({ code: 'currency_mismatch' })
  })
})
