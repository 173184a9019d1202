// Money that nobody announced: from the bank statement to a member's wallet, or back to its sender.

import { money } from '@kinfold/contract/money/money'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { listLookalikes } from '@kinfold/contract/operator/lookalike/list-lookalikes'
import { getUnmatchedMoney } from '@kinfold/contract/operator/unmatched/get-unmatched-money'
import { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoId } from '@kinfold/personas/demo-id'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTransferDesk, type TransferDesk } from '#test/desks/transfer-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { bankAccount, clearingOf } from '../../../ledger/account-address.ts'
import { closeMonth } from '../../../ledger/close-month.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { recordUnmatched } from '../parked/record-unmatched.ts'

let desk: TransferDesk
beforeAll(async () => {
  desk = await openTransferDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
})
afterAll(() => desk[Symbol.asyncDispose]())

const noId = '00000000-0000-4000-8000-000000000000'
const bola = people.bola.customer
const efe = people.efe.customer
const reason = 'The sender is no member.'
const assign = (id: string, customer_id = bola.id, how = {}) =>
  desk.post(`unmatched/assign/${id}`, { customer_id }, how)
const giveBack = (id: string, how = {}) => desk.post(`unmatched/return/${id}`, { reason }, how)
const list = async (query = {}) =>
  desk.server.ask(listUnmatchedMoney, { token: await desk.tokenOf('tunde'), query })
const one = async (id: string) => (await list({ per_page: 100 })).items.find(each => each.id === id)
const openOnes = async () =>
  (await desk.server.ask(getDeskOverview, { token: await desk.tokenOf('tunde') })).unmatched
const alike = async (bank_reference: string) => {
  const token = await desk.tokenOf('tunde')
  return (await desk.server.ask(listLookalikes, { token, query: { bank_reference } })).items
}
const inBank = async (currency: 'NGN' | 'USD' = 'NGN') =>
  (await readBalance(desk.server.db, bankAccount(currency))).balance.minor

describe('money that is recorded', () => {
  it('waits in an account of its own, and belongs to nobody', async () => {
    const before = await inBank()
    const { status, body } = await desk.record({ bank_reference: 'FT26153AA11' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      received: { currency: 'NGN', amount: 15_000 },
      received_on: '2026-06-02',
      sender_name: 'OKEKE I',
      bank_reference: 'FT26153AA11',
      state: 'open',
      assigned_to: null,
      payment_id: null,
      decided_at: null,
    })
    expect(await desk.waiting(String(Reflect.get(Object(body), 'id')))).toBe(15_000_00n)
    expect(await inBank()).toBe(before - 15_000_00n)
    expect(await desk.audited('unmatched.recorded')).toMatchObject([
      { subject: 'FT26153AA11', detail: '₦15,000', actor_name: 'Tunde Bakare' },
    ])
  })

  it('is booked on the day it arrived, and today where that month is closed', async () => {
    const eventOf = async (id: string) => {
      const text = `SELECT event_at FROM ledger.transfer WHERE scope = 'unmatched received' AND key = $1`
      const [row] = await desk.server.db.query<{ event_at: Date }>({ text, values: [id] })
      return row?.event_at.toISOString()
    }
    const [bisi, zainab] = [noId, operators.zainab.operatorId]
    const closing = { month: '2026-04', closedBy: bisi, confirmedBy: zainab }
    await closeMonth(desk.server.db, closing)
    expect(await eventOf(await desk.recorded())).toBe('2026-06-02T11:00:00.000Z')
    const today = desk.server.clock.now.toISOString()
    const other = { received_on: '2026-06-03' }
    expect(await eventOf(await desk.recorded(other))).toBe(today)
    expect(await eventOf(await desk.recorded({ received_on: '2026-04-30' }))).toBe(today)
  })

  it('is recorded once: the same line of the bank statement is refused with a sentence', async () => {
    await desk.recorded({ bank_reference: 'FT1a' })
    const before = await inBank()
    const again = await desk.record({ sender_name: 'I. Okeke', bank_reference: 'ft1A' })
    const known = expect.stringContaining('as unmatched money of OKEKE I, ₦15,000. If')
    expect(again).toMatchObject({ status: 409, code: 'conflict', body: { error: known } })
    expect(await inBank()).toBe(before)
  })

  it.each([{ amount: 15_000.01 }, { received_on: '2026-06-01' }, { currency: 'USD' }])(
    'is another line with %o, whose reference was seen before',
    async change => {
      const bank_reference = Object.keys(change).join()
      const first = await desk.recorded({ bank_reference })
      const { status, body } = await desk.record({ bank_reference, ...change })
      expect(status).toBe(200)
      const ids = (await alike(bank_reference)).map(({ unmatched_id }) => unmatched_id)
      expect(new Set(ids)).toEqual(new Set([first, Reflect.get(Object(body), 'id')]))
    },
  )

  it('shows that a member announced a transfer with this reference', async () => {
    // Chidi's, which waits to be confirmed.
    const { body } = await desk.record({ bank_reference: 'ft26153qx81' })
    expect(await alike('FT26153QX81')).toMatchObject([
      { name: 'Chidi Nwosu', amount: { amount: 100_000 }, received_on: null },
      { unmatched_id: Reflect.get(Object(body), 'id'), name: 'OKEKE I' },
    ])
  })

  it.each([
    ['2026-06-04', 'This day is yet to come.'],
    ['2025-06-01', 'That is more than a year ago. Please check the date.'],
  ])('is refused for %s', async (received_on, sentence) => {
    const { code, fields } = await desk.record({ received_on })
    expect([code, fields]).toEqual(['validation_failed', { received_on: sentence }])
  })

  it('takes the day where the club is: an hour before midnight in Greenwich it is tomorrow', async () => {
    await using late = await openTransferDesk()
    late.server.clock.now = new Date('2026-06-03T23:00:00Z')
    expect((await late.record({ received_on: '2026-06-04' })).status).toBe(200)
  })

  it('is recorded once for a key, however often it is sent', async () => {
    const key = 'one-bank-line'
    const line = { bank_reference: 'once for a key' }
    const first = await desk.record(line, { key })
    expect(await desk.record(line, { key })).toMatchObject({ status: 200, body: first.body })
  })

  it('may be what nobody at the desk found: a charge that a provider has', async () => {
    const { services } = desk.server.parts
    const clearing = async () =>
      (await readBalance(desk.server.db, clearingOf('card', 'USD'))).balance.minor
    const before = await clearing()
    const charge = {
      received: { currency: 'USD', minor: 5_00n },
      arrivedAt: desk.server.clock.now,
      senderName: 'Unknown',
      bankReference: 'ch_1',
      cameBy: 'card',
      by: null,
    } as const
    const record = () => desk.server.db.transaction(tx => recordUnmatched(services, tx, charge))
    const recorded = await record()
    expect(await record()).toMatchObject({ code: 'conflict' })
    if (!('id' in recorded)) throw new Error('not recorded')
    expect(await clearing()).toBe(before - 5_00n)
    // It goes back to where it is.
    expect((await giveBack(recorded.id)).status).toBe(200)
    expect(await clearing()).toBe(before)
  })
})

describe('money that is given to a member', () => {
  it('is in the wallet, as one line, and the member is told once', async () => {
    const id = await desk.recorded({ bank_reference: 'FT given' })
    const before = await desk.wallet('bola')
    const { status, body } = await assign(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'assigned',
      assigned_to: { id: bola.id, name: 'Bola Adeyemi', email: bola.email },
      decided_at: desk.server.clock.now.toISOString(),
      decided_by: { id: operators.tunde.operatorId },
    })
    expect(await desk.waiting(id)).toBe(0n)
    expect(await desk.wallet('bola')).toBe(before + 15_000)
    const token = await desk.tokenOf('bola')
    const wallet_id = walletIdOf('bola', 'NGN')
    const lines = await desk.server.ask(listTransactions, { token, query: { wallet_id } })
    expect(lines.items[0]).toMatchObject({ kind: 'deposit', amount: 15_000 })
    const news = await desk.server.ask(listNotifications, { token, query: {} })
    const title = 'We matched a transfer to you'
    expect(news.items[0]).toMatchObject({
      kind: 'payment',
      title,
      body: expect.stringContaining('₦15,000 arrived'),
      link: '/dashboard/wallet?currency=NGN',
    })
    const mails = await desk.server.inbox(bola.email)
    expect(mails.filter(({ subject }) => subject === title)).toHaveLength(1)
    expect(await desk.audited('unmatched.assigned')).toMatchObject([
      {
        subject: 'FT given',
        detail: `₦15,000 to ${bola.first_name} ${bola.last_name}`,
      },
    ])
  })

  it('is given once: a second decision finds it decided', async () => {
    const id = await desk.recorded()
    const before = await desk.wallet('bola')
    const first = await assign(id, bola.id, { key: 'assigned-once' })
    expect(await assign(id, bola.id, { key: 'assigned-once' })).toMatchObject({ body: first.body })
    expect((await assign(id)).code).toBe('already_decided')
    expect((await assign(id, efe.id)).code).toBe('already_decided')
    expect((await giveBack(id)).code).toBe('already_decided')
    expect(await desk.wallet('bola')).toBe(before + 15_000)
  })

  it('is in a currency they may hold', async () => {
    const id = await desk.recorded()
    expect((await assign(id, efe.id)).code).toBe('wallet_not_available')
    const dollars = await desk.recorded({ currency: 'USD', amount: 900 })
    const before = await desk.wallet('efe', 'USD')
    expect((await assign(dollars, efe.id)).status).toBe(200)
    expect(await desk.wallet('efe', 'USD')).toBe(before + 900)
  })

  it('is never one’s own', async () => {
    await desk.employ('dayo')
    const dayo = people.dayo.customer.id
    const id = await desk.recorded()
    expect((await assign(id, dayo, { by: 'dayo' })).code).toBe('about_yourself')
    expect((await assign(id, bola.id, { by: 'dayo' })).status).toBe(200)
  })

  it('goes to somebody, and is there', async () => {
    const id = await desk.recorded()
    expect((await assign(id, noId)).code).toBe('not_found')
    expect(
      (await desk.post(`unmatched/assign/${id}`, { customer_id: operators.uche.operatorId })).code,
    ).toBe('not_found')
    expect((await assign(noId)).code).toBe('not_found')
    expect((await giveBack(noId)).code).toBe('not_found')
    expect(await desk.waiting(id)).toBe(15_000_00n)
  })

  it('is decided by an approver', async () => {
    const id = await desk.recorded()
    for (const by of ['ngozi', 'zainab', 'efe'] as const) {
      expect((await desk.record({}, { by })).code).toBe('forbidden')
      expect((await assign(id, bola.id, { by })).code).toBe('forbidden')
      expect((await giveBack(id, { by })).code).toBe('forbidden')
    }
    expect(await one(id)).toMatchObject({ state: 'open' })
  })
})

describe('money that goes back', () => {
  it('leaves the books with its reason', async () => {
    const before = await inBank()
    const id = await desk.recorded({ bank_reference: 'FT back' })
    const { status, body } = await giveBack(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'returned', reason, assigned_to: null })
    expect(await desk.waiting(id)).toBe(0n)
    expect(await inBank()).toBe(before)
    expect((await assign(id)).code).toBe('already_decided')
    expect((await giveBack(id)).code).toBe('already_decided')
    const [entry] = await desk.audited('unmatched.returned')
    expect(entry).toMatchObject({ subject: 'FT back', detail: `₦15,000. ${reason}` })
  })

  it('is never what was kept for oneself', async () => {
    await desk.employ('efe')
    const { id } = await desk.server.db.transaction(async tx => {
      const kept = await recordUnmatched(desk.server.parts.services, tx, {
        received: money('NGN', 5_000_00n),
        arrivedAt: desk.server.clock.now,
        senderName: 'Efe Edet',
        bankReference: 'KF-KEPT-BACK',
        cameBy: 'card',
        meantFor: efe.id,
        by: null,
      })
      if (kept instanceof Refusal) throw new Error(kept.code)
      return kept
    })
    expect((await giveBack(id, { by: 'efe' })).code).toBe('about_yourself')
    expect((await giveBack(id)).status).toBe(200)
  })

  it('says why', async () => {
    const id = await desk.recorded()
    const { fields } = await desk.post(`unmatched/return/${id}`, { reason: ' ' })
    expect(fields).toHaveProperty('reason')
  })

  it('is also what the demo club waits for', async () => {
    expect((await giveBack(demoId('unmatched', 'june wire'))).status).toBe(200)
  })
})

it('is listed oldest first, page by page, by state; the latest first once it is decided', async () => {
  const before = await openOnes()
  const late = await desk.recorded()
  const early = await desk.recorded({ received_on: '2025-06-24' })
  const { items, total_count } = await list({ state: 'open' })
  expect([total_count, await openOnes()]).toEqual([before + 2, before + 2])
  expect(items.map(({ id }) => id)).toContain(late)
  expect(items[0]?.id).toBe(early)
  const days = items.map(({ received_on }) => received_on)
  expect(days).toEqual(days.toSorted())
  const all = (await list({ per_page: 100 })).items.map(({ id }) => id)
  const numbers = Array.from({ length: Math.ceil(all.length / 5) }, (_, index) => index + 1)
  const paged = await Promise.all(numbers.map(page => list({ page, per_page: 5 })))
  expect(paged.flatMap(each => each.items).map(({ id }) => id)).toEqual(all)
  for (const id of [early, late]) await giveBack(id)
  const gone = (await list({ state: 'returned' })).items.map(({ id }) => id)
  expect(gone.indexOf(late)).toBeLessThan(gone.indexOf(early))
})

describe('one sum', () => {
  it('is read by itself, as the list has it', async () => {
    const token = await desk.tokenOf('tunde')
    const id = await desk.recorded({ bank_reference: 'FT26153AA10' })
    expect(await desk.server.ask(getUnmatchedMoney, { token, params: { id } })).toEqual(
      await one(id),
    )
    const unknown = await desk.server.call('GET', `/api/operator/unmatched/${noId}`, { token })
    expect(unknown.code).toBe('not_found')
  })
})
