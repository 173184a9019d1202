// Transfers that members say they made: confirmed with what arrived, or rejected.
import { randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { listLookalikes } from '@kinfold/contract/operator/lookalike/list-lookalikes'
import { getExpectedTransfer } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { previewConfirmation } from '@kinfold/contract/operator/transfer/preview-confirmation'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTransferDesk, type TransferDesk } from '#test/desks/transfer-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { bankAccount, portfolioAccount } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { bookRefund } from '../refund/book-refund.ts'

let desk: TransferDesk
beforeEach(async () => {
  desk = await openTransferDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

const noId = '00000000-0000-4000-8000-000000000000'
const { chidi } = people
const reason = 'It never arrived.'
const growthPool = portfolioFactsOf('chidi growth pool').id
const waitingOf = (who: PersonKey) => {
  const found = paymentsOf(people[who]).find(({ status }) => status === 'pending_confirmation')
  if (found === undefined) throw new RangeError(`nothing of ${who} waits`)
  return found.id
}
/** Chidi’s, of ₦100,000 for a new portfolio, and Halima’s, of ₦45,000 for her wallet. */
const [chidis, halimas] = [waitingOf('chidi'), waitingOf('halima')]

const confirm = (id: string, change: object = {}, how = {}) =>
  desk.post(
    `transfer/confirm/${id}`,
    {
      received_amount: id === chidis ? 100_000 : 45_000,
      received_on: '2026-06-03',
      bank_reference: id === chidis ? 'FT26153QX81' : 'FT26153QX82',
      ...change,
    },
    how,
  )
const reject = (id: string, how = {}) => desk.post(`transfer/reject/${id}`, { reason }, how)
const inPortfolio = async () =>
  (await readBalance(desk.server.db, portfolioAccount(growthPool, 'NGN'))).balance.minor
const inBank = async () => (await readBalance(desk.server.db, bankAccount('NGN'))).balance.minor
const portfolio = async () => {
  const [row] = await desk.server.db.query({
    text: 'SELECT status, started_on::text AS started FROM portfolio WHERE id = $1',
    values: [growthPool],
  })
  return row
}
const listed = async (id: string) => {
  const query = { per_page: 100 }
  const token = await desk.tokenOf('tunde')
  const { items } = await desk.server.ask(listExpectedTransfers, { token, query })
  return items.find(({ payment_id }) => payment_id === id)
}
const newsOf = async (who: PersonKey) =>
  (await desk.server.ask(listNotifications, { token: await desk.tokenOf(who), query: {} })).items
const waiting = async () =>
  (await desk.server.ask(getDeskOverview, { token: await desk.tokenOf('tunde') })).transfers

describe('a transfer that is looked at', () => {
  const read = async (id: string) =>
    desk.server.ask(getExpectedTransfer, { token: await desk.tokenOf('tunde'), params: { id } })

  it.each([
    ['in full', chidis, 100_000],
    ['short', chidis, 99_500],
    ['below what the plan begins with', chidis, 20_000],
    ['over, into a wallet', halimas, 46_000],
  ])('tells before what its member reads after: %s', async (_, id, amount) => {
    const who = id === chidis ? 'chidi' : 'halima'
    const received = money('NGN', BigInt(amount) * 100n)
    const { news } = previewConfirmation(await read(id), received, '2026-06-03')
    expect((await confirm(id, { received_amount: amount, differs: true })).status).toBe(200)
    expect(await newsOf(who)).toContainEqual(expect.objectContaining(news))
  })

  it('divides what came beyond the plan’s between plan and wallet, as it tells before', async () => {
    const received = money('NGN', 150_000_00n)
    const { placement, news } = previewConfirmation(
      await read(chidis),
      received,
      '2026-06-03',
      true,
    )
    expect(placement).toMatchObject({ to: 'portfolio', rest: { minor: 50_000_00n } })
    const [before, bank] = [await desk.wallet('chidi'), await inBank()]
    const over = { received_amount: 150_000, differs: true, surplus_to_wallet: true }
    expect((await confirm(chidis, over)).status).toBe(200)
    expect(await inPortfolio()).toBe(100_000_00n)
    expect(await desk.wallet('chidi')).toBe(before + 50_000)
    expect((await read(chidis)).to_wallet).toEqual({ currency: 'NGN', amount: 50_000 })
    expect(await inBank()).toBe(bank - 150_000_00n)
    expect(await listed(chidis)).toMatchObject({ received: { amount: 150_000 } })
    expect(await newsOf('chidi')).toContainEqual(expect.objectContaining(news))
    const credits = await desk.server.db.query({ text: 'SELECT amount_minor FROM hand_credit' })
    expect(credits).toEqual([{ amount_minor: 150_000_00n }])
  })

  it('tells before what happens to a transfer that was rejected', async () => {
    await reject(chidis)
    const { placement, news } = previewConfirmation(
      await read(chidis),
      money('NGN', 100_000_00n),
      '2026-06-03',
    )
    expect(placement).toMatchObject({ to: 'wallet', missed: 'too late' })
    expect((await confirm(chidis)).status).toBe(200)
    expect(await newsOf('chidi')).toContainEqual(expect.objectContaining(news))
  })

  it('names the one that came with the same receipt, and that one names it', async () => {
    const [first, ...none] = (await read(halimas)).same_receipt
    expect(none).toEqual([])
    expect(first).toMatchObject({ received_on: expect.any(String) })
    const { same_receipt } = await read(first?.payment_id ?? noId)
    expect(same_receipt).toMatchObject([{ payment_id: halimas, name: 'Halima Sani' }])
    expect((await read(chidis)).same_receipt).toEqual([])
  })

  it('names another that its member handed the same receipt in with', async () => {
    await desk.server.db.query({
      text: `UPDATE payment SET receipt_file_id = o.receipt_file_id FROM payment o WHERE payment.id = $1 AND o.id = $2`,
      values: [chidis, halimas],
    })
    const named = (await read(halimas)).same_receipt.map(each => each.payment_id)
    expect(named).toContain(chidis)
    expect(named).not.toContain(halimas)
  })

  it('is one to the club’s bank account', async () => {
    const [card] = paymentsOf(people.dayo).filter(({ gateway }) => gateway === 'card')
    const url = (id: string) => `/api/operator/transfer/${id}`
    const token = await desk.tokenOf('tunde')
    for (const id of [noId, card?.id ?? noId]) {
      expect((await desk.server.call('GET', url(id), { token })).code).toBe('not_found')
    }
  })
})

describe('a transfer that is confirmed', () => {
  it('pays what it is for, and begins its portfolio', async () => {
    const [before, queue] = [await inBank(), await waiting()]
    const { status, body } = await confirm(chidis)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      payment_id: chidis,
      status: 'succeeded',
      expected: { amount: 100_000 },
      received: { currency: 'NGN', amount: 100_000 },
      received_on: '2026-06-03',
      bank_reference: 'FT26153QX81',
      decided_at: desk.server.clock.now.toISOString(),
      decided_by: { id: operators.tunde.operatorId, name: 'Tunde Bakare' },
      reason: null,
    })
    expect(await inPortfolio()).toBe(100_000_00n)
    expect(await inBank()).toBe(before - 100_000_00n)
    expect(await portfolio()).toEqual({ status: 'active', started: '2026-06-03' })
    expect(await waiting()).toBe(queue - 1)
    expect(await desk.audited('transfer.confirmed')).toMatchObject([
      { detail: '₦100,000', actor_name: 'Tunde Bakare' },
    ])
    const params = { id: chidis }
    const token = await desk.tokenOf('chidi')
    expect(await desk.server.ask(getPaymentStatus, { token, params })).toMatchObject({
      status: 'succeeded',
    })
  })

  it.each([
    [99_500, 'less'],
    [250_000, 'more'],
  ])('counts with what arrived: ₦%s, which is %s', async (received_amount, which) => {
    const plain = await confirm(chidis, { received_amount })
    expect([plain.status, plain.code]).toEqual([409, 'amount_differs'])
    expect(await inPortfolio()).toBe(0n)
    const { status, body } = await confirm(chidis, { received_amount, differs: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      expected: { amount: 100_000 },
      received: { amount: received_amount },
    })
    expect(await inPortfolio()).toBe(BigInt(received_amount) * 100n)
    const [entry] = await desk.audited('transfer.confirmed')
    expect(entry?.detail).toContain('instead of ₦100,000')
    const news = await newsOf('chidi')
    expect(news.some(each => each.body.includes(`${which} than the ₦100,000`))).toBe(true)
  })

  it('is not rejected once it came and waits among the unmatched money', async () => {
    await desk.server.db.query({
      text: 'UPDATE payment SET received_minor = total_minor WHERE id = $1',
      values: [halimas],
    })
    expect((await reject(halimas)).code).toBe('already_decided')
    expect((await confirm(halimas)).code).toBe('already_decided')
  })

  it('is confirmed once, and then neither confirmed nor rejected', async () => {
    const first = await confirm(halimas, {}, { key: 'confirmed-once' })
    const before = await desk.wallet('halima')
    expect(await confirm(halimas, {}, { key: 'confirmed-once' })).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect((await confirm(halimas)).code).toBe('already_decided')
    expect((await confirm(halimas, {}, { by: 'uche' })).code).toBe('already_decided')
    expect((await reject(halimas)).code).toBe('already_decided')
    expect(await desk.wallet('halima')).toBe(before)
  })

  it.each([
    ['2026-06-04', 'This day is yet to come.'],
    ['2016-06-03', 'That is more than a year ago. Please check the date.'],
  ])('did not arrive on %s', async (received_on, sentence) => {
    const { code, fields } = await confirm(chidis, { received_on })
    expect([code, fields]).toEqual(['validation_failed', { received_on: sentence }])
  })

  it('is one line of the bank statement, which counts once', async () => {
    const bank_reference = 'FT26153QX81'
    const unmatched = await desk.recorded({
      amount: 100_000,
      received_on: '2026-06-03',
      bank_reference,
    })
    const refused = await confirm(chidis)
    const known = expect.stringContaining('as unmatched money of OKEKE I, ₦100,000. If')
    expect(refused).toMatchObject({ code: 'conflict', body: { error: known } })
    expect(await listed(chidis)).toMatchObject({ status: 'pending_confirmation' })
    // It is given to the payment instead.
    const body = { customer_id: chidi.customer.id, payment_id: chidis }
    expect((await desk.post(`unmatched/assign/${unmatched}`, body)).status).toBe(200)
    expect(await inPortfolio()).toBe(100_000_00n)
    const again = { amount: 100_000, received_on: '2026-06-03', bank_reference }
    expect((await desk.record(again)).code).toBe('conflict')
  })

  it('is confirmed for one of two members who sent as much', async () => {
    const line = { received_amount: 45_000, bank_reference: 'FT26154ZZ1' }
    expect((await confirm(halimas, line)).status).toBe(200)
    const again = await confirm(chidis, { ...line, differs: true })
    const first = (await listed(halimas))?.reference
    const known = expect.stringContaining(`as ${first} of Halima Sani, ₦45,000. If`)
    expect(again).toMatchObject({ code: 'conflict', body: { error: known } })
    expect(await listed(chidis)).toMatchObject({ status: 'pending_confirmation' })
  })

  it('takes a bank’s reference that other money came under only where that is said', async () => {
    const bank_reference = 'FT-A1'
    expect((await confirm(halimas, { bank_reference })).status).toBe(200)
    const first = (await listed(halimas))?.reference
    expect(await confirm(chidis, { bank_reference: 'ft-a1' })).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringContaining(`${first} of Halima Sani, ₦45,000`) },
    })
    const token = await desk.tokenOf('tunde')
    const { items } = await desk.server.ask(listLookalikes, { token, query: { bank_reference } })
    expect(items).toMatchObject([{ payment_id: halimas, received_on: '2026-06-03' }])
    const said = { bank_reference, shares_reference: true }
    expect((await confirm(chidis, said)).status).toBe(200)
  })

  it.each([undefined, '', ' '])('is found by its reference, not by %j', async bank_reference => {
    const { code, fields } = await confirm(chidis, { bank_reference })
    expect([code, Object.keys(fields ?? {})]).toEqual(['validation_failed', ['bank_reference']])
  })

  it('may not be recorded as unmatched afterwards', async () => {
    await confirm(halimas, { bank_reference: 'FT9' })
    const line = { amount: 45_000, received_on: '2026-06-03', bank_reference: 'ft9' }
    expect((await desk.record(line)).code).toBe('conflict')
    expect((await desk.record({ ...line, amount: 45_001 })).status).toBe(200)
  })

  it('keeps the reference of the statement rather than the member’s', async () => {
    await confirm(chidis, { bank_reference: 'FT of the bank' })
    expect(await listed(chidis)).toMatchObject({ bank_reference: 'FT of the bank' })
  })
})

describe('a transfer that is rejected', () => {
  it('leaves its portfolio to be paid, and tells the member why, once', async () => {
    const { status, body } = await reject(chidis)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'failed', received: null, reason })
    expect(await portfolio()).toEqual({ status: 'pending_payment', started: null })
    const title = 'We could not find your transfer'
    expect(await newsOf('chidi')).toContainEqual(
      expect.objectContaining({ title, body: expect.stringContaining(reason) }),
    )
    const mails = await desk.server.inbox(chidi.customer.email)
    expect(mails.filter(({ subject }) => subject === title)).toHaveLength(1)
    expect(await desk.audited('transfer.rejected')).toMatchObject([
      { detail: `₦100,000. ${reason}` },
    ])
    expect((await reject(chidis)).code).toBe('already_decided')
  })

  it('keeps a portfolio that another transfer is awaited for', async () => {
    await desk.server.db.query({
      text: `INSERT INTO payment (member_id, purpose, gateway, status, currency, amount_minor, paid_currency, fee_minor,
               total_minor, reference, portfolio_id, created_at)
             SELECT member_id, purpose, gateway, status, currency, amount_minor, paid_currency, fee_minor, total_minor,
               'KF-OTHER', portfolio_id, created_at FROM payment WHERE id = $1`,
      values: [chidis],
    })
    await reject(chidis)
    expect(await portfolio()).toMatchObject({ status: 'pending_confirmation' })
  })

  it('goes to the wallet when it arrives after all', async () => {
    await reject(chidis)
    const before = await desk.wallet('chidi')
    const { status, body } = await confirm(chidis)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'succeeded', reason: null, received: { amount: 100_000 } })
    expect(await inPortfolio()).toBe(0n)
    expect(await portfolio()).toMatchObject({ status: 'pending_payment' })
    expect(await desk.wallet('chidi')).toBe(before + 100_000)
  })

  it('says why', async () => {
    const { fields } = await desk.post(`transfer/reject/${chidis}`, { reason: '' })
    expect(fields).toHaveProperty('reason')
  })
})

describe('who decides', () => {
  it('is an approver, and never the member', async () => {
    for (const by of ['ngozi', 'zainab', 'dayo'] as const) {
      expect((await confirm(chidis, {}, { by })).code).toBe('forbidden')
      expect((await reject(chidis, { by })).code).toBe('forbidden')
    }
    await desk.employ('halima')
    expect((await confirm(halimas, {}, { by: 'halima' })).code).toBe('about_yourself')
    expect((await reject(halimas, { by: 'halima' })).code).toBe('about_yourself')
    expect((await confirm(chidis, {}, { by: 'halima' })).status).toBe(200)
    const own = `UPDATE payment SET decided_by = member_id WHERE id = $1`
    await expect(desk.server.db.query({ text: own, values: [halimas] })).rejects.toThrow(
      'by_its_member',
    )
  })

  it('finds transfers only', async () => {
    const card = paymentsOf(people.dayo).find(({ gateway }) => gateway === 'card_us')?.id ?? ''
    for (const id of [noId, card]) {
      expect((await confirm(id)).code).toBe('not_found')
      expect((await reject(id)).code).toBe('not_found')
    }
  })
})

describe('unmatched money for a payment that waits', () => {
  const assign = (id: string, change: object = {}) =>
    desk.post(`unmatched/assign/${id}`, {
      customer_id: chidi.customer.id,
      payment_id: chidis,
      ...change,
    })
  const line = { amount: 100_000, received_on: '2026-06-02' }

  it('pays it, and is told like any other payment', async () => {
    const id = await desk.recorded({ ...line, bank_reference: 'FT found' })
    const before = await inBank()
    const { status, body } = await assign(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'assigned', payment_id: chidis })
    expect(await desk.waiting(id)).toBe(0n)
    expect(await inPortfolio()).toBe(100_000_00n)
    // It was in the bank all along.
    expect(await inBank()).toBe(before)
    expect(await portfolio()).toMatchObject({ status: 'active' })
    expect(await listed(chidis)).toMatchObject({
      status: 'succeeded',
      received: { amount: 100_000 },
      received_on: '2026-06-02',
      bank_reference: 'FT found',
      decided_by: { id: operators.tunde.operatorId },
    })
    expect((await newsOf('chidi')).map(({ title }) => title)).not.toContain(
      'We matched a transfer to you',
    )
    expect((await confirm(chidis)).code).toBe('already_decided')
    expect((await assign(id)).code).toBe('already_decided')
  })

  it('is named when it is less or more', async () => {
    const id = await desk.recorded({ ...line, amount: 60_000 })
    expect((await assign(id)).code).toBe('amount_differs')
    expect(await desk.waiting(id)).toBe(60_000_00n)
    expect((await assign(id, { differs: true })).status).toBe(200)
    expect(await inPortfolio()).toBe(60_000_00n)
  })

  it('is of its member and currency', async () => {
    const id = await desk.recorded(line)
    expect((await assign(id, { payment_id: halimas })).code).toBe('not_found')
    expect((await assign(id, { payment_id: noId })).code).toBe('not_found')
    const dollars = await desk.recorded({ ...line, currency: 'USD' })
    expect((await assign(dollars)).code).toBe('currency_mismatch')
    await confirm(chidis)
    expect((await assign(id)).code).toBe('already_decided')
    expect(await desk.waiting(id)).toBe(100_000_00n)
  })

  it('pays one by account number too, and is refunded to the bank', async () => {
    const text = `UPDATE payment SET gateway = 'transfer', status = 'pending' WHERE id = $1`
    await desk.server.db.query({ text, values: [chidis] })
    const id = await desk.recorded(line)
    expect((await assign(id)).status).toBe(200)
    expect(await inPortfolio()).toBe(100_000_00n)
    const before = await inBank()
    await desk.server.db.transaction(async tx => {
      const paid = await lockPayment(tx, chidis)
      if (paid === undefined) throw new Error('Chidi has no such payment')
      return bookRefund(tx, paid, {
        id: randomUUID(),
        amount: money('NGN', paid.amountMinor),
        returnsFee: false,
        way: 'hand',
        reason,
        at: desk.server.clock.now,
      })
    })
    expect(await inPortfolio()).toBe(0n)
    expect(await inBank()).toBe(before + 100_000_00n)
  })
})
