// What banks and providers change their minds about after a member has left, and whose name is left with it.

import { randomUUID } from 'node:crypto'
import { closeAccount } from '@kinfold/contract/closing/close-account'
import { money } from '@kinfold/contract/money/money'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { join, password } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { recoverReceivable } from '../../../ledger/recipes/recover-receivable.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { carryOutDue } from '../../base/schedule/carry-out-due.ts'
import { bookArrival } from '../../money/arrival/book-arrival.ts'
import { bookDispute } from '../../money/chargeback/book-dispute.ts'
import { chargeback, chargebackRecovery } from '../../money/chargeback/chargeback.tables.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { bookRefund } from '../../money/refund/book-refund.ts'
import { endFailed, endPaid } from '../../money/refund/end-refund.ts'
import { lockRefund } from '../../money/refund/lock-refund.ts'
import { refund } from '../../money/refund/refund.tables.ts'
import { eraseClosed } from './erase-closed.ts'

const email = 'leaving@club.example'
const amount = money('NGN', 500n)
const nothing = money('NGN', 0n)
let server: TestServer
let token: string
let id: string
beforeEach(async () => {
  server = await openDemoClub()
  token = await join(server, email)
  const [found] = await server.db.orm.select().from(account).where(eq(account.emailKey, email))
  id = found?.id ?? ''
})
afterEach(async () => {
  expect(await readAuditFindings(server.db)).toEqual(new Map())
  await server[Symbol.asyncDispose]()
})

const now = () => server.clock.now
const services = () => server.parts.services
const close = () => server.call('POST', `/api${closeAccount.path}`, { token, body: { password } })
const inWallet = async () => (await readBalance(server.db, walletOf(id, 'NGN'))).balance.minor
const waiting = () =>
  server.db.orm.select().from(unmatchedMoney).where(eq(unmatchedMoney.amountMinor, 500n))

async function pay(reference: string, chargeId: string): Promise<string> {
  const [row] = await server.db.orm
    .insert(payment)
    .values({
      memberId: id,
      purpose: 'deposit',
      gateway: 'card',
      provider: 'sandbox',
      status: 'pending',
      currency: 'NGN',
      paidCurrency: 'NGN',
      amountMinor: amount.minor,
      feeMinor: 0n,
      totalMinor: amount.minor,
      reference,
      createdAt: now(),
    })
    .returning()
  await arrive(row?.id ?? '', chargeId)
  return row?.id ?? ''
}
const withPayment = <T>(paymentId: string, work: (tx: Transaction, paid: Paid) => Promise<T>) =>
  server.db.transaction(async tx => {
    const paid = await lockPayment(tx, paymentId)
    if (paid === undefined) throw new Error('no such payment')
    return work(tx, paid)
  })
type Paid = typeof payment.$inferSelect
const arrive = (paymentId: string, chargeId: string) =>
  withPayment(paymentId, (tx, paid) =>
    bookArrival(services(), tx, paid, { amount, chargeId, arrivedAt: now() }),
  )

/** Given back by the provider, as far as it said. */
async function giveBack(paymentId: string): Promise<string> {
  const refundId = randomUUID()
  await withPayment(paymentId, async (tx, paid) => {
    const about = { id: refundId, returnsFee: false, way: 'provider', reason: 'x' } as const
    await bookRefund(tx, paid, { ...about, amount, at: now() })
    await tx.orm.insert(refund).values({
      ...about,
      paymentId,
      amountMinor: amount.minor,
      feeMinor: 0n,
      status: 'sent',
      createdAt: now(),
    })
  })
  await settle(refundId, (tx, locked) => endPaid(services(), tx, locked, { at: now() }))
  return refundId
}
type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>
const settle = (refundId: string, end: (tx: Transaction, locked: Locked) => Promise<void>) =>
  server.db.transaction(async tx => {
    const locked = await lockRefund(tx, refundId)
    if (locked === undefined) throw new Error('no such refund')
    await end(tx, locked)
  })

const dispute = (state: 'open' | 'lost' | 'won', number = 1) => ({
  provider: 'sandbox' as const,
  dispute: {
    id: `dispute ${number}`,
    chargeId: `charge ${number}`,
    amount,
    fee: nothing,
    reason: 'Not theirs.',
    openedAt: now(),
    dueAt: null,
    state,
  },
})

/** As an operator takes it out of the wallet. */
async function recover(paymentId: string): Promise<void> {
  await server.db.transaction(async tx => {
    const [row] = await tx.orm
      .update(chargeback)
      .set({ recoveredMinor: amount.minor })
      .where(eq(chargeback.paymentId, paymentId))
      .returning()
    const [taken] = await tx.orm
      .insert(chargebackRecovery)
      .values({
        chargebackId: row?.id ?? '',
        amountMinor: amount.minor,
        reason: 'x',
        recoveredBy: id,
        createdAt: now(),
      })
      .returning()
    const attempt = moneyAttempts.receivableRecovered(taken?.id ?? '')
    const about = { member: id, payment: paymentId, portfolio: undefined, amount }
    await post(tx, recoverReceivable({ attempt, ...about }))
  })
}

describe('of a member who has left', () => {
  it('a refund that comes back waits at the desk, where the provider has it', async () => {
    const refundId = await giveBack(await pay('KF-BACK', 'charge 1'))
    expect((await close()).status).toBe(200)
    await settle(refundId, (tx, locked) =>
      endFailed(services(), tx, locked, { at: now(), by: null, reason: 'The account is closed.' }),
    )
    expect(await inWallet()).toBe(0n)
    expect(await waiting()).toMatchObject([{ state: 'open', cameBy: 'card' }])
  })

  it('what was paid back for a chargeback that is won after all waits at the desk', async () => {
    const paymentId = await pay('KF-WON', 'charge 1')
    await bookDispute(services(), { ...dispute('lost'), paymentId })
    await recover(paymentId)
    expect((await close()).status).toBe(200)
    await bookDispute(services(), { ...dispute('won'), paymentId })
    expect(await inWallet()).toBe(0n)
    expect(await waiting()).toMatchObject([{ state: 'open', cameBy: 'card' }])
  })

  it('the name goes from what waited for them at the desk too', async () => {
    const paymentId = await pay('KF-LATE', 'charge 1')
    await giveBack(paymentId)
    await close()
    await arrive(paymentId, 'charge 2')
    expect(await waiting()).toMatchObject([{ senderName: 'Ngozi Adebayo' }])
    await server.db.orm.update(member).set({ eraseAt: now() }).where(eq(member.id, id))
    await carryOutDue(services(), [eraseClosed], (_, error) => {
      throw error
    })
    expect(await waiting()).toMatchObject([{ senderName: '', state: 'open' }])
  })
})

const leaveNaira = () =>
  server.db.orm
    .update(member)
    .set({ country: 'Ghana', citizenship: ['Ghana'] })
    .where(eq(member.id, id))

it('naira that comes back to a member who holds dollars only by now waits at the desk', async () => {
  const refundId = await giveBack(await pay('KF-BACK', 'charge 1'))
  await leaveNaira()
  await settle(refundId, (tx, locked) =>
    endFailed(services(), tx, locked, { at: now(), by: null, reason: 'The account is closed.' }),
  )
  expect(await inWallet()).toBe(0n)
  expect(await waiting()).toMatchObject([{ state: 'open', meantFor: id }])
  const [told] = await server.db.query({
    text: `SELECT body FROM notification WHERE account_id = $1 AND title = 'We could not send your money back'`,
    values: [id],
  })
  expect(told).toMatchObject({ body: expect.stringContaining('so we keep it for you') })
})

describe('of a member who has left and owes as much', () => {
  /** They close the account; the money of a payment that they had back already is taken from the club as well. */
  async function closeOwing(minor = amount.minor): Promise<string> {
    const paymentId = await pay('KF-OWED', 'charge 2')
    await giveBack(paymentId)
    expect((await close()).status).toBe(200)
    const { dispute: told, ...by } = dispute('lost', 2)
    await bookDispute(services(), {
      ...by,
      dispute: { ...told, amount: money('NGN', minor) },
      paymentId,
    })
    return paymentId
  }
  const standing = async () => ({ wallet: await inWallet(), waiting: await waiting() })

  it('a refund that comes back stays in the wallet', async () => {
    const refundId = await giveBack(await pay('KF-BACK', 'charge 1'))
    await closeOwing()
    await settle(refundId, (tx, locked) =>
      endFailed(services(), tx, locked, { at: now(), by: null, reason: 'The account is closed.' }),
    )
    expect(await standing()).toEqual({ wallet: 500n, waiting: [] })
  })

  it('so does what was paid back for a chargeback that is won after all', async () => {
    const paymentId = await pay('KF-WON', 'charge 1')
    await bookDispute(services(), { ...dispute('lost'), paymentId })
    await recover(paymentId)
    await closeOwing()
    await bookDispute(services(), { ...dispute('won'), paymentId })
    expect(await standing()).toEqual({ wallet: 500n, waiting: [] })
  })

  it('what stays in the wallet goes on to the desk as soon as they owe it no more', async () => {
    const refundId = await giveBack(await pay('KF-BACK', 'charge 1'))
    const paymentId = await closeOwing()
    await settle(refundId, (tx, locked) =>
      endFailed(services(), tx, locked, { at: now(), by: null, reason: 'The account is closed.' }),
    )
    await bookDispute(services(), { ...dispute('won', 2), paymentId })
    expect(await standing()).toMatchObject({ wallet: 0n, waiting: [{ state: 'open' }] })
  })

  it('what comes back beyond the debt goes on to the desk', async () => {
    const refundId = await giveBack(await pay('KF-BACK', 'charge 1'))
    await closeOwing(300n)
    await settle(refundId, (tx, locked) =>
      endFailed(services(), tx, locked, { at: now(), by: null, reason: 'The account is closed.' }),
    )
    expect(await inWallet()).toBe(300n)
    const parked = await server.db.orm.$count(unmatchedMoney, eq(unmatchedMoney.amountMinor, 200n))
    expect(parked).toBe(1)
  })
})
