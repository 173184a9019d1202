// Payments that their payers' banks take back: told by the provider in any order, or recorded by hand.
import { randomBytes, randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountOf, payer } from '#test/clubs/paying.ts'
import { type ClaimsDesk, openClaimsDesk } from '#test/desks/claims-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { receivableFrom, walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { mailMessage, sandboxMail } from '../../../mail/mail.tables.ts'
import type { Dispute } from '../../../providers/payments/payment-provider.ts'
import { bookDispute } from './book-dispute.ts'
import { chargeback } from './chargeback.tables.ts'

let desk: ClaimsDesk
beforeEach(async () => {
  desk = await openClaimsDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.club.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

const receivable = receivableFrom(payer.id, 'NGN')
const day = 24 * 3_600_000

async function disputed(minor?: bigint) {
  const paid = await desk.paid()
  const dispute = await desk.claims.dispute(paid.chargeId, minor)
  if (dispute === undefined) throw new Error('nothing was disputed')
  await desk.club.server.settle()
  return { ...paid, dispute }
}

const only = async (id: string) => {
  const [found, ...more] = await desk.chargebacks(id)
  if (found === undefined || more.length > 0) throw new Error(`not one chargeback of ${id}`)
  return found
}

const told = async (title: string) => (await desk.told()).filter(each => each === title).length

const withdraw = async (amount: number, currency: 'NGN' | 'USD' = 'NGN') =>
  desk.club.server.call('POST', `/api/wallet/withdrawal/create/${walletIdOf('dayo', currency)}`, {
    token: await desk.tokenOf('dayo'),
    body: { amount },
    headers: { 'idempotency-key': randomUUID() },
  })

const wallet = async () => {
  const token = await desk.tokenOf('dayo')
  const { body } = await desk.club.server.call('GET', '/api/wallet', { token })
  return Reflect.get(Object(body), 'ngn')
}

describe('recorded by hand of a payment that was refunded in part', () => {
  const recorded = async (id: string, more = {}) =>
    desk.post(`chargeback/record/${id}`, { dispute: 'DSP-9', reason: 'A letter.', ...more })

  it('is more than is left only where it is said, and won it leaves the refund as it was', async () => {
    const { id } = await desk.paid()
    const sent = await desk.confirmed(id, { amount: 400 })
    await desk.later(2 * day)
    expect(await desk.refund(sent)).toMatchObject({ status: 'paid' })
    const before = await wallet()
    expect((await recorded(id)).code).toBe('amount_differs')
    expect((await recorded(id, { differs: true })).status).toBe(200)
    expect(await wallet()).toMatchObject({ owed: before.owed + 1_015 })
    const { id: row } = await only(id)
    for (const outcome of ['lost', 'won']) {
      expect((await desk.post(`chargeback/decide/${row}`, { outcome })).status).toBe(200)
    }
    expect(await wallet()).toEqual(before)
    expect(await desk.club.read(id)).toMatchObject({ status: 'partly_refunded' })
    const more = (amount: number) =>
      desk.post(`payment/refund/${id}`, { reason: 'Once more.', amount }, 'uche')
    expect((await more(600.01)).code).toBe('refund_exceeds_payment')
    expect((await more(600)).status).toBe(200)
  })

  it('keeps a refund from being confirmed until it was won', async () => {
    const { id } = await desk.paid()
    const proposed = await desk.proposed(id, { amount: 400 })
    expect((await recorded(id)).status).toBe(200)
    const confirm = () => desk.post(`refund/confirm/${proposed}`, undefined, 'uche')
    expect((await confirm()).code).toBe('already_decided')
    const { id: row } = await only(id)
    // Neither of the two who give it back: whoever says that it was won gave its member money by hand.
    await desk.club.server.db.query({
      text: `UPDATE operator SET roles = '{approver}' WHERE id = $1`,
      values: [operators.ngozi.operatorId],
    })
    const won = await desk.post(`chargeback/decide/${row}`, { outcome: 'won' }, 'ngozi')
    expect(won.status).toBe(200)
    expect((await confirm()).status).toBe(200)
  })
})

describe('a dispute', () => {
  it('is owed at once and never available, and the club bears its fee', async () => {
    const paid = await desk.paid()
    const { available } = await wallet()
    const changes = await desk.club.changes(async () => {
      await desk.claims.dispute(paid.chargeId)
      await desk.club.server.settle()
    }, [receivable])
    expect(changes).toEqual({
      'receivable NGN': -101_500n,
      'fees NGN': -500_000n,
      'clearing card NGN': 601_500n,
    })
    expect(await only(paid.id)).toMatchObject({
      status: 'open',
      is_booked: true,
      amount: { amount: 1_015 },
      owed: { amount: 1_015 },
      fee: { amount: 5_000 },
      answer_by: expect.any(String),
    })
    expect(await desk.club.read(paid.id)).toMatchObject({ status: 'charged_back' })
    expect(await wallet()).toMatchObject({ owed: 1_015, available: available - 1_015 })
    expect((await withdraw(available - 1_014.99)).code).toBe('insufficient_balance')
    expect((await withdraw(available - 1_015)).status).toBe(200)
    expect(await told('Your bank took a payment back')).toBe(1)
    const refused = await desk.post(`payment/refund/${paid.id}`, { reason: 'Again.' })
    expect(refused).toMatchObject({
      code: 'already_decided',
      body: { error: expect.stringContaining('bank took this payment back') },
    })
  })

  it('is told to the desk with its last day to answer', async () => {
    await disputed()
    const mails = await desk.club.server.db.orm.select().from(sandboxMail)
    const toDesk = mails.filter(({ subject }) => subject.includes('was disputed'))
    expect(new Set(toDesk.map(({ recipient }) => recipient)).size).toBe(toDesk.length)
    expect(toDesk.length).toBeGreaterThan(1)
    expect(toDesk[0]?.text).toContain('may answer it until 10 June')
  })

  it('in naira, of money that became dollars, leaves no dollars to withdraw', async () => {
    const id = await desk.club.beginLocalised()
    const amount = money('NGN', 1_522_500n)
    await desk.club.arrive(id, { amount, chargeId: 'ch_localised' })
    const { owed, available } = await wallet()
    const dispute = { ...made({ chargeId: 'ch_localised' }), amount: money('NGN', 900_000_000n) }
    await tell(id, dispute)
    expect(await wallet()).toMatchObject({ owed: owed + 9_000_000, available: 0 })
    expect(available).toBeLessThan(9_000_000)
    expect(await withdraw(1, 'USD')).toMatchObject({
      code: 'insufficient_balance',
      body: { error: expect.stringContaining('for a payment that your bank took back') },
    })
    await tell(id, { ...dispute, state: 'won' })
    expect(await withdraw(1, 'USD')).toMatchObject({ status: 200 })
  })

  it('that is won settles what was owed, and the payment counts again', async () => {
    const { id, dispute } = await disputed()
    const changes = await desk.club.changes(async () => {
      await desk.claims.decide(dispute.id, 'won')
      await desk.club.server.settle()
    }, [receivable])
    expect(changes).toEqual({ 'receivable NGN': 101_500n, 'clearing card NGN': -101_500n })
    expect(await only(id)).toMatchObject({ status: 'won', owed: { amount: 0 } })
    expect(await desk.club.read(id)).toMatchObject({ status: 'succeeded' })
    expect(await wallet()).toMatchObject({ owed: 0 })
    expect(await told('Your payment counts again')).toBe(1)
  })

  it('that is lost stays owed until an operator takes it from the wallet, in parts', async () => {
    const { id, dispute } = await disputed()
    const { id: row } = await only(id)
    const take = (body: object, by: 'tunde' | 'ngozi' = 'tunde') =>
      desk.post(`chargeback/recover/${row}`, { from: 'wallet', reason: 'As agreed.', ...body }, by)
    expect((await take({})).code).toBe('already_decided')
    await desk.claims.decide(dispute.id, 'lost')
    await desk.club.server.settle()
    expect(await told('Your bank keeps a payment')).toBe(1)
    expect((await take({}, 'ngozi')).code).toBe('forbidden')
    expect((await take({ amount: 1_015.01 })).code).toBe('refund_exceeds_payment')
    expect((await take({ from: 'portfolio' })).code).toBe('conflict')
    const changes = await desk.club.changes(() => take({ amount: 15 }), [receivable])
    expect(changes).toEqual({ 'wallet NGN': -1_500n, 'receivable NGN': 1_500n })
    expect((await take({})).body).toMatchObject({
      owed: { amount: 0 },
      recovered: { amount: 1_015 },
    })
    expect((await take({ amount: 1 })).code).toBe('refund_exceeds_payment')
    expect(await desk.club.changes(() => take({}), [receivable])).toEqual({})
    expect(await wallet()).toMatchObject({ owed: 0 })
    expect(await told('Part of what you owed is settled')).toBe(2)
  })

  it('that is won after an appeal gives back what was paid for it', async () => {
    const { id, dispute } = await disputed()
    const { id: row } = await only(id)
    await desk.claims.decide(dispute.id, 'lost')
    await desk.club.server.settle()
    await desk.post(`chargeback/recover/${row}`, { from: 'wallet', reason: 'Agreed.', amount: 400 })
    const changes = await desk.club.changes(
      () => tell(id, { ...asTold(dispute), state: 'won' }),
      [receivable],
    )
    expect(changes).toEqual({
      'wallet NGN': 40_000n,
      'receivable NGN': 61_500n,
      'clearing card NGN': -101_500n,
    })
  })

  it('is taken from the portfolio that its payment went to', async () => {
    const into = await desk.club.portfolio('NGN')
    const paid = await desk.paid({ portfolioId: into })
    const dispute = await desk.claims.dispute(paid.chargeId)
    await desk.club.server.settle()
    await desk.claims.decide(dispute?.id ?? '', 'lost')
    await desk.club.server.settle()
    const { id } = await only(paid.id)
    const body = { from: 'portfolio', reason: 'Agreed.' }
    const changes = () => desk.club.changes(take, [receivable, accountOf(into)])
    const take = () => desk.post(`chargeback/recover/${id}`, { ...body, amount: 1_000 })
    expect(await changes()).toEqual({ 'portfolio NGN': -100_000n, 'receivable NGN': 100_000n })
    expect(await desk.post(`chargeback/recover/${id}`, body)).toMatchObject({
      code: 'insufficient_balance',
      body: { error: '₦0 is there to take it from.' },
    })
  })

  it('of a part takes that part, and another of the rest may follow', async () => {
    const { id, chargeId, dispute } = await disputed(40_000n)
    await desk.claims.decide(dispute.id, 'lost')
    await desk.club.server.settle()
    const second = await desk.claims.dispute(chargeId, 30_000n)
    await desk.club.server.settle()
    expect((await wallet()).owed).toBe(700)
    await desk.claims.decide(second?.id ?? '', 'won')
    await desk.club.server.settle()
    expect((await wallet()).owed).toBe(400)
    // The first one stays with the payer.
    expect(await desk.club.read(id)).toMatchObject({ status: 'charged_back' })
  })

  it('of a payment that was given back is owed all the same', async () => {
    const { id, chargeId } = await desk.paid()
    await desk.confirmed(id)
    await desk.later(0)
    const dispute = await desk.claims.dispute(chargeId)
    await desk.club.server.settle()
    expect(await wallet()).toMatchObject({ owed: 1_015 })
    await desk.claims.decide(dispute?.id ?? '', 'won')
    await desk.club.server.settle()
    expect(await desk.club.read(id)).toMatchObject({ status: 'refunded' })
  })

  it('whose refund is refused meanwhile leaves its payment taken back', async () => {
    const { id, chargeId } = await desk.paid()
    await desk.confirmed(id, { amount: 10.13 })
    await desk.claims.dispute(chargeId)
    await desk.club.server.settle()
    await desk.later(0)
    expect(await desk.club.read(id)).toMatchObject({ status: 'charged_back', refundedMinor: 0n })
  })

  it('keeps a refund back that its provider has not been asked for, so that nobody is given it twice', async () => {
    const { id, chargeId } = await desk.paid()
    const before = await desk.inWallet()
    const refund = await desk.confirmed(id)
    const dispute = await desk.claims.dispute(chargeId)
    await desk.club.server.settle()
    await desk.later(0)
    expect(await desk.claims.findRefund(refund)).toBeUndefined()
    expect(await desk.refund(refund)).toMatchObject({
      status: 'failed',
      failure_reason: 'The bank it came from took this payment back before the refund was sent.',
    })
    expect(await desk.inWallet()).toBe(before)
    expect(await wallet()).toMatchObject({ owed: 1_015 })
    await desk.claims.decide(dispute?.id ?? '', 'won')
    await desk.club.server.settle()
    expect(await desk.club.read(id)).toMatchObject({ status: 'succeeded', refundedMinor: 0n })
  })

  it('of a part keeps back the first of two refunds that would be more than came with it, and not the second', async () => {
    const { id, chargeId } = await desk.paid()
    const first = await desk.confirmed(id, { amount: 400 })
    const second = await desk.confirmed(id, { amount: 300 })
    const dispute = await desk.claims.dispute(chargeId, 50_000n)
    await desk.club.server.settle()
    await desk.later(0)
    const states = [await desk.refund(first), await desk.refund(second)]
    expect(states.map(({ status }) => status).toSorted()).toEqual(['failed', 'paid'])
    await desk.claims.decide(dispute?.id ?? '', 'won')
    await desk.club.server.settle()
    const failed = states.find(({ status }) => status === 'failed')
    const again = await desk.confirmed(id, { amount: failed?.amount.amount })
    await desk.later(0)
    expect(await desk.refund(again)).toMatchObject({ status: 'paid' })
    expect(await desk.club.read(id)).toMatchObject({ refundedMinor: 70_000n })
  })

  it('of the rest keeps back no refund of a part', async () => {
    const { id, chargeId } = await desk.paid()
    const refund = await desk.confirmed(id, { amount: 400 })
    await desk.claims.dispute(chargeId, 60_000n)
    await desk.club.server.settle()
    await desk.later(0)
    expect(await desk.refund(refund)).toMatchObject({ status: 'paid' })
    expect(await wallet()).toMatchObject({ owed: 600 })
  })
})

const asTold = (
  row: NonNullable<Awaited<ReturnType<ClaimsDesk['claims']['dispute']>>>,
): Dispute => ({
  id: row.id,
  chargeId: row.chargeId,
  state: row.state,
  amount: money(row.currency, row.amountMinor),
  fee: money(row.currency, row.feeMinor),
  dueAt: row.dueAt,
  reason: 'The payer doesn’t know this charge.',
  openedAt: row.openedAt,
})

const tell = (paymentId: string | undefined, dispute: Dispute) =>
  bookDispute(desk.club.server.parts.services, { provider: 'sandbox', paymentId, dispute })

const made = (of: Partial<Dispute> = {}): Dispute => ({
  id: `dp_${randomBytes(8).toString('hex')}`,
  chargeId: `ch_${randomBytes(8).toString('hex')}`,
  state: 'open',
  amount: money('NGN', 101_500n),
  fee: money('NGN', 0n),
  dueAt: null,
  reason: 'fraudulent',
  openedAt: desk.club.server.clock.now,
  ...of,
})

describe('what a provider tells', () => {
  it('twice and at once is booked once', async () => {
    const { id } = await desk.paid()
    const dispute = made()
    const changes = await desk.club.changes(
      () => Promise.all([tell(id, dispute), tell(id, dispute), tell(id, dispute)]),
      [receivable],
    )
    expect(changes).toEqual({ 'receivable NGN': -101_500n, 'clearing card NGN': 101_500n })
    expect(await told('Your bank took a payment back')).toBe(1)
  })

  it('only when it is over is booked from its beginning, and told once', async () => {
    const { id } = await desk.paid()
    const dispute = made({ state: 'won', fee: money('NGN', 5_000n) })
    const changes = await desk.club.changes(() => tell(id, dispute), [receivable])
    expect(changes).toEqual({ 'fees NGN': -5_000n, 'clearing card NGN': 5_000n })
    await tell(id, { ...dispute, state: 'open' })
    expect(await only(id)).toMatchObject({ status: 'won' })
    expect(await told('Your bank took a payment back')).toBe(0)
    expect(await told('Your payment counts again')).toBe(1)
    await expect(tell(id, { ...dispute, state: 'lost' })).rejects.toThrow('was won')
  })

  it('of its fee later is booked, and reversed once when it gives the fee back', async () => {
    const { id } = await desk.paid()
    const dispute = made()
    await tell(id, dispute)
    const fee = money('NGN', 700n)
    const charged = await desk.club.changes(() => tell(id, { ...dispute, fee }))
    expect(charged).toEqual({ 'fees NGN': -700n, 'clearing card NGN': 700n })
    const returned = await desk.club.changes(async () => {
      await tell(id, dispute)
      await tell(id, dispute)
    })
    expect(returned).toEqual({ 'fees NGN': 700n, 'clearing card NGN': -700n })
    expect(await only(id)).toMatchObject({ fee: { amount: 0 } })
  })

  it('of another amount than before is not believed', async () => {
    const { id } = await desk.paid()
    const dispute = made()
    await tell(id, dispute)
    await expect(tell(id, { ...dispute, amount: money('NGN', 1n) })).rejects.toThrow(
      'another amount',
    )
  })

  it('of less, once it is lost, is owed as far as that was accepted', async () => {
    const { id } = await desk.paid()
    const dispute = made()
    const changes = await desk.club.changes(async () => {
      await tell(id, dispute)
      const lost = { ...dispute, state: 'lost', amount: money('NGN', 60_000n) } as const
      await Promise.all([tell(id, lost), tell(id, lost)])
    }, [receivable])
    expect(changes).toEqual({ 'receivable NGN': -60_000n, 'clearing card NGN': 60_000n })
    expect(await only(id)).toMatchObject({ status: 'lost', amount: { amount: 600 } })
    expect(await told('What you owe for a payment has changed')).toBe(1)
  })

  it('of less, once it is lost, is owed as far as that was accepted, also where it was corrected before', async () => {
    const { id } = await desk.paid()
    const recorded = { dispute: 'DSP-1', reason: 'The bank wrote to us.', amount: 500 }
    const dispute = made()
    const changes = await desk.club.changes(async () => {
      expect((await desk.post(`chargeback/record/${id}`, recorded)).status).toBe(200)
      await tell(id, dispute)
      const lost = { ...dispute, state: 'lost', amount: money('NGN', 60_000n) } as const
      await Promise.all([tell(id, lost), tell(id, lost)])
    }, [receivable])
    expect(changes).toEqual({ 'receivable NGN': -60_000n, 'clearing card NGN': 60_000n })
    const { id: row } = await only(id)
    expect(await only(id)).toMatchObject({ status: 'lost', amount: { amount: 600 } })
    expect(await told('What you owe for a payment has changed')).toBe(2)
    const back = { from: 'wallet', reason: 'Agreed.' }
    expect((await desk.post(`chargeback/recover/${row}`, back)).status).toBe(200)
  })

  it('of less, once it is lost, is owed as far as that was accepted, also where it was said to be lost before', async () => {
    const { id } = await desk.paid()
    const dispute = made()
    const changes = await desk.club.changes(async () => {
      await tell(id, { ...dispute, state: 'lost' })
      await tell(id, { ...dispute, state: 'lost', amount: money('NGN', 60_000n) })
    }, [receivable])
    expect(changes).toEqual({ 'receivable NGN': -60_000n, 'clearing card NGN': 60_000n })
    expect(await only(id)).toMatchObject({ status: 'lost', amount: { amount: 600 } })
  })

  it('of less, once it is lost, is booked once its payment is known', async () => {
    const dispute = made()
    const lost = { ...dispute, state: 'lost', amount: money('NGN', 60_000n) } as const
    await tell(undefined, dispute)
    await tell(undefined, lost)
    const { id } = await desk.paid()
    const changes = await desk.club.changes(() => tell(id, lost), [receivable])
    expect(changes).toEqual({ 'receivable NGN': -60_000n, 'clearing card NGN': 60_000n })
    expect(await only(id)).toMatchObject({ status: 'lost', amount: { amount: 600 } })
    expect(await told('What you owe for a payment has changed')).toBe(0)
  })

  it('of less, once it is won, takes nothing', async () => {
    const { id } = await desk.paid()
    const dispute = made()
    const changes = await desk.club.changes(async () => {
      await tell(id, dispute)
      await tell(id, { ...dispute, state: 'won', amount: money('NGN', 60_000n) })
    }, [receivable])
    expect(changes).toEqual({})
    expect(await only(id)).toMatchObject({ status: 'won', amount: { amount: 1_015 } })
  })

  it('in another currency, or of no payment, waits for a person', async () => {
    const { id } = await desk.paid()
    for (const [payment, dispute] of [
      [id, made({ amount: money('USD', 100n) })],
      [undefined, made()],
    ] as const) {
      expect(await desk.club.changes(() => tell(payment, dispute), [receivable])).toEqual({})
      const [row] = await desk.club.server.db.orm
        .select()
        .from(chargeback)
        .where(eq(chargeback.disputeId, dispute.id))
      expect(row).toMatchObject({ isBooked: false, paymentId: null, status: 'open' })
      const decide = await desk.post(`chargeback/decide/${row?.id}`, { outcome: 'lost' })
      expect(decide.code).toBe('conflict')
      const recover = { from: 'wallet', reason: 'Agreed.' }
      expect((await desk.post(`chargeback/recover/${row?.id}`, recover)).code).toBe('conflict')
    }
    expect(await desk.club.read(id)).toMatchObject({ status: 'succeeded' })
    const mails = await desk.club.server.db.orm.select().from(mailMessage)
    expect(mails.some(({ text }) => text.includes('It names no payment of ours'))).toBe(true)
  })

  it('before its payment was known is booked once that is', async () => {
    const dispute = made()
    await tell(undefined, { ...dispute, state: 'lost' })
    const { id } = await desk.paid()
    const changes = await desk.club.changes(
      () => tell(id, { ...dispute, state: 'lost' }),
      [receivable],
    )
    expect(changes).toEqual({ 'receivable NGN': -101_500n, 'clearing card NGN': 101_500n })
    expect(await only(id)).toMatchObject({ status: 'lost', is_booked: true })
  })

  it('is asked after once a day while it is open, should the news be lost', async () => {
    const { id, dispute } = await disputed()
    await desk.club.server.db.query({
      text: `UPDATE sandbox_dispute SET state = 'lost' WHERE id = $1`,
      values: [dispute.id],
    })
    await desk.later(day)
    expect(await only(id)).toMatchObject({ status: 'lost' })
  })
})

describe('one that is recorded by hand', () => {
  const record = (id: string, body: object = {}, by: 'tunde' | 'ngozi' = 'tunde') =>
    desk.post(
      `chargeback/record/${id}`,
      { dispute: 'DSP-1', reason: 'The bank wrote to us.', ...body },
      by,
    )

  it('is no more than refunds have left, unless it is said that it differs', async () => {
    const { id } = await desk.paid()
    await desk.confirmed(id, { amount: 600 })
    await desk.later(60_000)
    const dispute = { dispute: 'DSP-2', reason: 'The bank wrote to us.' }
    expect(await desk.post(`chargeback/record/${id}`, { ...dispute, amount: 500 })).toMatchObject({
      code: 'amount_differs',
      body: { error: expect.stringContaining('of this payment was refunded') },
    })
    const stated = { ...dispute, amount: 500, differs: true }
    expect((await desk.post(`chargeback/record/${id}`, stated)).status).toBe(200)
  })

  it('is booked like any other, once for its name, and ended by hand', async () => {
    const { id } = await desk.paid()
    expect((await record(id, {}, 'ngozi')).code).toBe('forbidden')
    expect((await record(id, { amount: 1_015.01 })).code).toBe('refund_exceeds_payment')
    const changes = await desk.club.changes(
      () => record(id, { amount: 500, fee: 20, answer_by: '2026-06-10' }),
      [receivable],
    )
    expect(changes).toEqual({
      'receivable NGN': -50_000n,
      'fees NGN': -2_000n,
      'clearing card NGN': 52_000n,
    })
    expect((await record(id, { dispute: 'dsp-1', amount: 100 })).code).toBe('conflict')
    const { id: row } = await only(id)
    const end = (outcome: 'won' | 'lost') => desk.post(`chargeback/decide/${row}`, { outcome })
    expect((await end('lost')).body).toMatchObject({ status: 'lost', owed: { amount: 500 } })
    expect((await end('lost')).code).toBe('already_decided')
    expect((await end('won')).body).toMatchObject({ status: 'won', owed: { amount: 0 } })
    expect(await desk.club.read(id)).toMatchObject({ status: 'succeeded' })
  })

  it('is the provider’s once it tells the same, and ended by it alone', async () => {
    const { id, chargeId } = await desk.paid()
    await record(id)
    const changes = await desk.club.changes(async () => {
      await desk.claims.dispute(chargeId)
      await desk.club.server.settle()
    }, [receivable])
    // Only the fee that nobody had recorded.
    expect(changes).toEqual({ 'fees NGN': -500_000n, 'clearing card NGN': 500_000n })
    const { id: row } = await only(id)
    expect((await desk.post(`chargeback/decide/${row}`, { outcome: 'won' })).code).toBe('conflict')
  })

  it('by another name or amount is owed once, by what its provider tells', async () => {
    for (const [amount, minor] of [
      [500, 60_000n],
      [1_015, 60_000n],
      [600, 60_000n],
    ] as const) {
      const { id, chargeId } = await desk.paid()
      const changes = await desk.club.changes(async () => {
        expect((await record(id, { amount, dispute: `Letter of ${amount}` })).status).toBe(200)
        const dispute = await desk.claims.dispute(chargeId, minor)
        await desk.club.server.settle()
        await desk.claims.decide(dispute?.id ?? '', 'lost')
        await desk.club.server.settle()
      }, [receivable])
      expect(changes).toMatchObject({ 'receivable NGN': -minor })
      expect(await only(id)).toMatchObject({ status: 'lost', amount: { amount: 600 } })
      const { code } = await record(id, { amount: 1_015, dispute: 'DSP-9' })
      expect(code).toBe('refund_exceeds_payment')
      const { id: row } = await only(id)
      const back = { from: 'wallet', reason: 'Agreed.' }
      expect((await desk.post(`chargeback/recover/${row}`, back)).status).toBe(200)
    }
    expect(await told('What you owe for a payment has changed')).toBe(2)
  })

  it('after its provider told it is the same one', async () => {
    const { id } = await disputed(50_000n)
    expect((await record(id, { amount: 500 })).code).toBe('conflict')
    expect((await record(id)).code).toBe('refund_exceeds_payment')
    expect((await record(id, { amount: 515 })).status).toBe(200)
    const more = { amount: 0.01, dispute: 'DSP-2' }
    expect((await record(id, more)).code).toBe('refund_exceeds_payment')
  })

  it('is asked after at its provider, once that has told it', async () => {
    const { id, chargeId } = await desk.paid()
    await record(id)
    const dispute = await desk.claims.dispute(chargeId)
    await desk.club.server.settle()
    await desk.club.server.db.query({
      text: `UPDATE sandbox_dispute SET state = 'won' WHERE id = $1`,
      values: [dispute?.id],
    })
    await desk.later(day)
    expect(await only(id)).toMatchObject({ status: 'won' })
  })

  it('for another payment leaves the name to the one that is disputed', async () => {
    const [wrong, right] = [await desk.paid(), await desk.paid()]
    const dispute = made({ chargeId: right.chargeId })
    await record(wrong.id, { dispute: dispute.id })
    await tell(right.id, dispute)
    await tell(right.id, { ...dispute, state: 'won' })
    expect(await only(right.id)).toMatchObject({ status: 'won', dispute: dispute.id })
    expect(await only(wrong.id)).toMatchObject({ status: 'open', owed: { amount: 1_015 } })
  })

  it('is of a card’s payment whose money came', async () => {
    const waiting = await desk.club.begin()
    expect((await record(waiting)).code).toBe('already_decided')
    const byBank = await desk.club.begin({ gateway: 'bank' })
    expect((await record(byBank)).code).toBe('gateway_not_available')
    expect((await record(randomUUID())).status).toBe(404)
  })

  it('moves nothing for a row that the books contradict', async () => {
    const { id } = await desk.paid()
    await record(id, { amount: 500 })
    const { id: row } = await only(id)
    await desk.club.server.db.orm
      .update(chargeback)
      .set({ amountMinor: 90_000n })
      .where(eq(chargeback.id, row))
    const { status } = await desk.post(`chargeback/decide/${row}`, { outcome: 'won' })
    expect(status).toBe(500)
    const owed = (await readBalance(desk.club.server.db, walletOf(payer.id, 'NGN'))).owed
    expect(owed.minor).toBe(50_000n)
  })
})
