// Refunds that the bank paid after all, and matches that are undone: what one approver gets by them, and where honest ones
// get stuck. Each test says what should hold.

import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { type Approver, done } from '#test/desks/approvers-desk.ts'
import {
  byTwo,
  type DetoursDesk,
  dayo,
  failed,
  kobo,
  minute,
  openDetoursDesk,
  paid,
} from '#test/desks/detours-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { readPortfolios } from '../../holdings/portfolio/read-portfolios.ts'
import { readBasis } from '../returns/read-basis.ts'
import { returnsMonth } from '../returns/returns-month.ts'
import { readPayeeStandings } from './read-payee-standings.ts'

let desk: DetoursDesk
beforeEach(async () => {
  desk = await openDetoursDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const yesterday = '2026-06-02'
const closed = 'UPDATE member SET closed_at = now() WHERE id = $1'
const day = 24 * 60 * minute
const findings = async () => {
  const { db, parts } = desk.server
  return Object.fromEntries((await checkBooks(db, parts.services.chainKeys, theBeginning)).findings)
}

/** What the books say of Dayo where he is to be paid. */
const standing = async () => {
  const { db, clock } = desk.server
  return (await readPayeeStandings(db, [dayo], clock.now))(dayo)
}

/** A withdrawal of Dayo's that left the club. */
async function paidOut(amount: number, [approver, preparer, releaser]: readonly Approver[]) {
  const id = await desk.asked(amount)
  await done(desk.approve(approver ?? 'uche', id))
  const batch = await done(desk.prepare(preparer ?? 'uche', id))
  await done(desk.release(releaser ?? 'ngozi', batch))
  await done(
    desk.act(preparer ?? 'uche', `payout-batch/settle/${batch}`, {
      outcomes: [{ withdrawal_id: id, outcome: 'paid' }],
    }),
  )
}

/** The operators stay signed in. */
async function daysPass(days: number) {
  desk.later(days * day)
  const { now } = desk.server.clock
  const text = `UPDATE session SET last_seen_at = $1, ends_at = $1::timestamptz + interval '1 day'`
  await desk.server.asOwner(owner => owner.query({ text, values: [now] }))
}

/** What was let go, and said to have failed, was so yesterday: the bank's day is over. */
async function allYesterday() {
  for (const column of [
    'refund SET decided_at = decided_at',
    'hand_credit SET created_at = created_at',
  ]) {
    const text = `UPDATE ${column} - interval '1 day'`
    await desk.server.asOwner(owner => owner.query({ text }))
  }
}

type Change = Parameters<DetoursDesk['announce']>[2]

async function refundedBy(proposer: Approver, decider: Approver, payment: string, body = {}) {
  const reason = { reason: 'Paid twice.', ...body }
  const refund = await done(desk.act(proposer, `payment/refund/${payment}`, reason))
  return done(desk.act(decider, `refund/confirm/${refund}`, { seen: 'proposed' }))
}

/** A transfer of Dayo's that was given back by hand. */
async function refundSent(change: Change = {}, body = {}, minor = kobo) {
  const { id, reference } = await desk.announce(minor, 'dayo', change)
  const came = lineOf(minor + (change?.feeMinor ?? 0n), { text: reference })
  await desk.send([came], { by: 'tunde' })
  await desk.send([came], { by: 'uche', openingMinor: 1n })
  const refund = await refundedBy('zainab', 'ngozi', id, body)
  return { refund, reference, payment: id }
}
const settle = (by: Approver, refund: string, seen: string, outcome: string) =>
  desk.act(by, `refund/settle/${refund}`, { seen, outcome, note: 'Closed.' })
const refundFailed = (refund: string, by: Approver = 'tunde') =>
  done(settle(by, refund, 'sent', 'failed'))

const refundsIn = async (status: string) => {
  const rows = await desk.server.db.query<{ id: string }>({
    text: 'SELECT id FROM refund WHERE status = $1 ORDER BY created_at',
    values: [status],
  })
  return rows.map(({ id }) => id)
}

describe('a refund that the bank paid', () => {
  it('isn’t said to have come back by who alone says that its line shows it', async () => {
    const { refund, reference } = await refundSent()
    const line = await desk.sentOut(kobo, reference)
    await done(desk.matchAs('tunde', line, { to: 'refund', refund_id: refund }))
    const before = await desk.available()
    // Otherwise nothing would keep its member from being paid once more: the line is matched.
    expect(await settle('tunde', refund, 'paid', 'failed')).toMatchObject(byTwo)
    expect(await desk.available()).toBe(before)
    expect((await settle('uche', refund, 'paid', 'failed')).status).toBe(200)
  })

  it('after all keeps its member from being paid by a line that names another payout before it', async () => {
    const other = await desk.released(100)
    await desk.ended('tunde', other, paid)
    const { refund, reference } = await refundSent()
    await refundFailed(refund, 'zainab')
    const asked = await desk.asked(50)
    const line = await desk.sentOut(kobo, `${other.reference} ${reference}`)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.matchAs('ngozi', line, { to: 'refund', refund_id: refund }))
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('after all isn’t said to have come back by who alone said that too', async () => {
    const { refund, reference, payment } = await refundSent()
    await refundFailed(refund)
    const line = await desk.sentOut(kobo, reference)
    const asked = await desk.asked(250)
    expect((await desk.approve('uche', asked)).code).toBe('earlier_payout_open')
    await done(desk.act('uche', `withdrawal/refuse/${asked}`, { reason: 'It was paid.' }))
    await done(desk.matchAs('tunde', line, { to: 'refund', refund_id: refund }))
    const [again] = await refundsIn('paid').then(ids => ids.slice(-1))
    expect(await settle('tunde', again ?? '', 'paid', 'failed')).toMatchObject(byTwo)
    const token = await desk.tokenOf('tunde')
    const list = await desk.server.ask(listRefunds, { token, query: { payment_id: payment } })
    expect(new Map(list.items.map(each => [each.id, each.paid_after_all]))).toEqual(
      new Map([
        [again, false],
        [refund, true],
      ]),
    )
  })

  it('after all is found by its line though its portfolio has ended since', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { refund, reference } = await refundSent(into)
    await refundFailed(refund)
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    const before = await desk.available()
    const line = await desk.sentOut(kobo, reference)
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    const is = { to: 'refund', refund_id: refund }
    expect((await desk.matchAs('ngozi', line, is)).status).toBe(200)
    expect(await desk.available()).toBe(before - 350)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
    expect(await findings()).toEqual({})
  })

  it('after all is found by its line though as much came before that which nobody has claimed', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund)
    await allYesterday()
    await desk.send([lineOf(kobo, { text: 'WHOSE', bookedOn: yesterday })], { by: 'zainab' })
    const line = await desk.sentOut(kobo, reference)
    expect((await desk.matchAs('uche', line, { to: 'refund', refund_id: refund })).status).toBe(200)
  })

  it('after all takes the fee that went back with it, whatever was given back since', async () => {
    const change = { feeMinor: 15n, totalMinor: 1_015n }
    const parts = { amount: 3, returns_fee: true }
    const { refund, reference, payment } = await refundSent(change, parts, 10_00n)
    await refundFailed(refund, 'zainab')
    await refundedBy('uche', 'ngozi', payment, { amount: 2.5, returns_fee: true })
    const line = await desk.sentOut(3_04n, reference)
    const is = { to: 'refund', refund_id: refund }
    expect((await desk.matchAs('uche', line, is)).status).toBe(200)
    expect(await findings()).toEqual({})
  })

  it('after all, and failed once that was undone, is shown by files of others as the first time', async () => {
    const { refund } = await refundSent()
    await refundFailed(refund, 'zainab')
    const line = await desk.sentOut(kobo, 'OTHER MONEY OF A DAY BEFORE', 'zainab', '2026-06-01')
    await done(desk.matchAs('uche', line, { to: 'refund', refund_id: refund }))
    await done(desk.undo('ngozi', line))
    await done(desk.matchAs('ngozi', line, { to: 'charge' }))
    const [again] = await refundsIn('sent').then(ids => ids.slice(-1))
    await refundFailed(again ?? '')
    const asked = await desk.asked(100)
    expect((await desk.approve('tunde', asked)).code).toBe('credited_by_you')
    await desk.send([lineOf(1_00n, { bookedOn: yesterday })], { by: 'uche' })
    await allYesterday()
    expect((await desk.approve('tunde', asked)).status).toBe(200)
  })

  it('after all out of a portfolio leaves nobody’s word that its member has it again', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { refund, reference } = await refundSent(into)
    await refundFailed(refund, 'ngozi')
    const line = await desk.sentOut(kobo, reference)
    await done(desk.matchAs('ngozi', line, { to: 'refund', refund_id: refund }))
    expect((await desk.approve('ngozi', await desk.asked(100))).status).toBe(200)
  })

  it('after all, and whose payment was taken back since, is the money that came for that and went back', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund)
    const [came] = await desk.lines()
    await done(desk.undo('zainab', came?.id))
    const line = await desk.sentOut(kobo, reference)
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('uche', line, { to: 'refund', refund_id: refund })).code).toBe(
      'conflict',
    )
    const before = await desk.available()
    await done(desk.matchAs('uche', came?.id, { to: 'unmatched' }))
    const unmatched_id = (await desk.lines()).find(({ id }) => id === came?.id)?.unmatched_id
    await done(
      desk.act('uche', `unmatched/return/${unmatched_id}`, { seen: 'open', reason: 'Theirs.' }),
    )
    const back = { to: 'returned', unmatched_id }
    // Who said that the refund had failed, or that the money went back, is not who says that the line shows it.
    expect(await desk.matchAs('tunde', line, back)).toMatchObject(byTwo)
    expect(await desk.matchAs('uche', line, back)).toMatchObject(byTwo)
    expect((await desk.matchAs('ngozi', line, back)).status).toBe(200)
    expect(await desk.available()).toBe(before)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
    expect(await findings()).toEqual({})
  })

  it('after all, and whose member has closed their account since, is what they are asked for and send', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund)
    await desk.server.asOwner(owner => owner.query({ text: closed, values: [dayo] }))
    const line = await desk.sentOut(kobo, reference)
    expect(await desk.matchAs('uche', line, { to: 'refund', refund_id: refund })).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/closed their account.* ask them for the second/) },
    })
    await desk.send([lineOf(kobo, { text: 'SENT AGAIN' })], { by: 'zainab' })
    const sent = (await desk.lines()).find(each => each.text === 'SENT AGAIN')
    const back = { seen: 'open', reason: 'It was the second.' }
    await done(desk.act('uche', `unmatched/return/${sent?.unmatched_id}`, back))
    const returned = { to: 'returned', unmatched_id: sent?.unmatched_id }
    expect((await desk.matchAs('ngozi', line, returned)).status).toBe(200)
  })

  it('after all, a part of which was left for the desk and the rest kept for a debt, is what they send', async () => {
    const { refund, reference } = await refundSent()
    const owed = await desk.paidByCard(100_00n)
    await paidOut(await desk.available(), ['uche', 'uche', 'ngozi'])
    await done(desk.decide('uche', await desk.takenBack(owed), 'lost'))
    await desk.server.asOwner(owner => owner.query({ text: closed, values: [dayo] }))
    await refundFailed(refund)
    const [left] = await desk.server.db.query<{ id: string; minor: bigint }>({
      text: 'SELECT id, amount_minor AS minor FROM unmatched_money WHERE meant_for = $1',
      values: [dayo],
    })
    expect(left?.minor).toBe(150_00n)
    const line = await desk.sentOut(kobo, reference)
    expect(await desk.matchAs('uche', line, { to: 'refund', refund_id: refund })).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/Only a part .* ask them for the second/) },
    })
    // It is no charge of the bank, nor what waits.
    expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
    await desk.send([lineOf(kobo, { text: 'SENT AGAIN' })], { by: 'zainab' })
    const sent = (await desk.lines()).find(each => each.text === 'SENT AGAIN')
    const back = { seen: 'open', reason: 'It was the second.' }
    await done(desk.act('uche', `unmatched/return/${sent?.unmatched_id}`, back))
    const returned = { to: 'returned', unmatched_id: sent?.unmatched_id }
    expect(await desk.matchAs('tunde', line, returned)).toMatchObject(byTwo)
    expect((await desk.matchAs('ngozi', line, returned)).status).toBe(200)
    await done(desk.act('zainab', `unmatched/return/${left?.id}`, back))
    expect(await findings()).toEqual({})
  })
})

it.each([
  ['closed their account', closed],
  [
    'holds dollars only',
    `UPDATE member SET country = 'Ghana', citizenship = '{Ghana}' WHERE id = $1`,
  ],
])(
  'a payout that the bank paid after all is what its member sends again, who %s by then',
  async (_, text) => {
    const payout = await desk.released(250)
    await desk.ended('tunde', payout, failed)
    await paidOut(await desk.available(), ['uche', 'uche', 'ngozi'])
    await desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
    const line = await desk.sentOut(kobo, payout.reference)
    const is = { to: 'withdrawal', withdrawal_id: payout.id }
    expect(await desk.matchAs('uche', line, is)).toMatchObject({
      code: 'insufficient_balance',
      body: { error: expect.stringMatching(/closed their account.* ask them for the second/) },
    })
    await desk.send([lineOf(kobo, { text: 'SENT AGAIN' })], { by: 'zainab' })
    const sent = (await desk.lines()).find(each => each.text === 'SENT AGAIN')
    await done(desk.matchAs('uche', sent?.id, { to: 'unmatched' })).catch(() => undefined)
    const again = (await desk.lines()).find(each => each.text === 'SENT AGAIN')
    const back = { seen: 'open', reason: 'It was the second.' }
    await done(desk.act('uche', `unmatched/return/${again?.unmatched_id}`, back))
    const returned = { to: 'returned', unmatched_id: again?.unmatched_id }
    // Who said that it had failed is not who says that the line shows it.
    expect(await desk.matchAs('tunde', line, returned)).toMatchObject(byTwo)
    expect((await desk.matchAs('ngozi', line, returned)).status).toBe(200)
    // Until it is said again what the line is.
    await done(desk.undo('zainab', line))
    expect((await standing()).isEarlierPayoutOpen).toBe(true)
  },
)

it.each([
  ['with another dash and blanks', (code: string) => `KF – ${code.slice(0, 4)} ${code.slice(4)}`],
  ['where the bank broke its line', (code: string) => `K F-${code.slice(0, 2)} ${code.slice(2)}`],
])(
  'a payout that failed keeps its member from being paid by a line that names it %s',
  async (_, written) => {
    const payout = await desk.released(250)
    await desk.ended('tunde', payout, failed)
    const asked = await desk.asked(100)
    const line = await desk.sentOut(kobo, written(payout.reference.slice(3)))
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.matchAs('ngozi', line, { to: 'withdrawal', withdrawal_id: payout.id }))
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  },
)

it('a payout that failed keeps its member from being paid by a line with a charge that names a transfer before it', async () => {
  const { reference } = await desk.announce(kobo)
  const payout = await desk.released(250)
  await desk.ended('tunde', payout, failed)
  const asked = await desk.asked(100)
  await desk.sentOut(kobo + 10_00n, `${reference} ${payout.reference}`)
  expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
})

it('a payout that came back and that the bank sends again is what its member sends back, and nothing else', async () => {
  const payout = await desk.released(250)
  await desk.ended('tunde', payout, paid)
  await desk.sentOut(kobo, payout.reference)
  await done(desk.act('uche', `withdrawal/return/${payout.id}`, { reason: 'Closed.' }))
  await desk.send([lineOf(kobo, { text: `BACK ${payout.reference}` })], { by: 'zainab' })
  const asked = await desk.asked(100)
  const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
  expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  expect((await desk.matchAs('ngozi', line, { to: 'charge' })).code).toBe('conflict')
  const is = { to: 'withdrawal', withdrawal_id: payout.id }
  expect(await desk.matchAs('ngozi', line, is)).toMatchObject({
    code: 'conflict',
    body: { error: expect.stringMatching(/the bank has sent it again/) },
  })
  await desk.send([lineOf(kobo, { text: 'SENT BACK' })], { by: 'zainab' })
  const sent = (await desk.lines()).find(each => each.text === 'SENT BACK')
  const back = { seen: 'open', reason: 'It was the second.' }
  await done(desk.act('tunde', `unmatched/return/${sent?.unmatched_id}`, back))
  const returned = { to: 'returned', unmatched_id: sent?.unmatched_id }
  // Who said that it had come back is not who says that the line shows it.
  expect(await desk.matchAs('uche', line, returned)).toMatchObject(byTwo)
  expect((await desk.matchAs('ngozi', line, returned)).status).toBe(200)
  expect((await desk.approve('ngozi', asked)).status).toBe(200)
  expect(await findings()).toEqual({})
})

it('a payout that failed keeps its member from being paid by a line that pays another as well, and names that first', async () => {
  const [other, payout] = [await desk.released(100), await desk.released(50)]
  await desk.ended('tunde', other, paid)
  await desk.ended('tunde', payout, failed)
  const line = await desk.sentOut(150_00n, `NIP ${other.reference} ${payout.reference}`)
  const asked = await desk.asked(100)
  expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
  // The rest is the bank's charge by the word of two, whatever it is: it may be the other one.
  const is = { to: 'withdrawal', withdrawal_id: other.id, differs: true }
  expect((await desk.matchAs('uche', line, is)).body).toMatchObject({ state: 'open' })
  expect(await desk.matchAs('uche', line, is)).toMatchObject(byTwo)
  expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  expect((await desk.matchAs('zainab', line, is)).body).toMatchObject({ state: 'matched' })
  expect((await desk.approve('ngozi', asked)).status).toBe(200)
  expect(await findings()).toEqual({})
})

describe('a line that pays one payout and names another, which failed or came back, as well', () => {
  /** A line with two payouts of Dayo's: the first is paid, and the second is what was said of it. */
  const bothIn = async (outcome: object, by: Approver = 'zainab') => {
    const [other, payout] = [await desk.released(100), await desk.released(50)]
    await desk.ended('tunde', other, paid)
    await desk.ended('tunde', payout, outcome)
    const line = await desk.sentOut(150_00n, `${other.reference} ${payout.reference}`, by)
    const is = { to: 'withdrawal', withdrawal_id: other.id, differs: true }
    return { line, is }
  }

  it('has no charge by the word of whose payout that is', async () => {
    const { line, is } = await bothIn(failed)
    const asked = await desk.asked(100)
    desk.later()
    await desk.employ('dayo')
    expect((await desk.matchAs('dayo', line, is)).code).toBe('about_yourself')
    expect((await desk.matchAs('uche', line, is)).body).toMatchObject({ state: 'open' })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('nor by their word from before it came back', async () => {
    const payout = await desk.released(50)
    await desk.ended('tunde', payout, paid)
    await desk.sentOut(50_00n, payout.reference)
    const other = await desk.released(100)
    await desk.ended('tunde', other, paid)
    const line = await desk.sentOut(150_00n, `${other.reference} ${payout.reference}`)
    const is = { to: 'withdrawal', withdrawal_id: other.id, differs: true }
    const asked = await desk.asked(100)
    desk.later()
    await desk.employ('dayo')
    await done(desk.matchAs('dayo', line, is))
    await done(desk.act('uche', `withdrawal/return/${payout.id}`, { reason: 'Closed.' }))
    desk.later()
    expect((await desk.matchAs('zainab', line, is)).body).toMatchObject({ state: 'open' })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('tunde', line, is)).body).toMatchObject({ state: 'matched' })
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('has a charge by two in a file of the first one’s own as well, and counts for nobody alone', async () => {
    const { line, is } = await bothIn(failed, 'zainab')
    const outcomes: unknown[] = []
    for (const by of ['zainab', 'zainab', 'uche'] as const) {
      const { code, body } = await desk.matchAs(by, line, is)
      outcomes.push(code ?? Reflect.get(Object(body), 'state'))
    }
    expect(outcomes).toEqual(['open', 'second_person_needed', 'matched'])
    const said = await desk.server.db.query({ text: 'SELECT FROM said_alone' })
    expect(said).toHaveLength(0)
  })

  it('keeps its member from being paid until two say so, also where the other is a refund', async () => {
    const other = await desk.released(100)
    await desk.ended('tunde', other, paid)
    const { refund, reference } = await refundSent()
    await refundFailed(refund)
    desk.later()
    const line = await desk.sentOut(kobo + 100_00n, `${other.reference} ${reference}`)
    const asked = await desk.asked(100)
    const is = { to: 'withdrawal', withdrawal_id: other.id, differs: true }
    expect((await desk.matchAs('ngozi', line, is)).body).toMatchObject({ state: 'open' })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('zainab', line, is)).body).toMatchObject({ state: 'matched' })
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('is looked at again where that came back since', async () => {
    const payout = await desk.released(50)
    await desk.ended('tunde', payout, paid)
    await desk.sentOut(50_00n, payout.reference)
    const other = await desk.released(100)
    await desk.ended('tunde', other, paid)
    const line = await desk.sentOut(150_00n, `${other.reference} ${payout.reference}`)
    const is = { to: 'withdrawal', withdrawal_id: other.id, differs: true }
    await done(desk.matchAs('ngozi', line, is))
    expect((await desk.matchAs('zainab', line, is)).body).toMatchObject({ state: 'matched' })
    const asked = await desk.asked(100)
    desk.later()
    await done(desk.act('uche', `withdrawal/return/${payout.id}`, { reason: 'Closed.' }))
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('is that also where a later file alone names the other', async () => {
    const [other, payout] = [await desk.released(100), await desk.released(50)]
    await desk.ended('tunde', other, paid)
    await desk.ended('tunde', payout, failed)
    const known = { bankId: 'B-2', bookedOn: today }
    const text = `NIP ${other.reference}`
    await desk.send([lineOf(-150_00n, { ...known, text })], { by: 'tunde' })
    const both = { ...known, text: `${text} ${payout.reference}` }
    await desk.send([lineOf(-150_00n, both)], { by: 'uche', openingMinor: 1n })
    const line = (await desk.lines()).find(each => each.text === text)?.id
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    const is = { to: 'withdrawal', withdrawal_id: other.id, differs: true }
    desk.later()
    expect((await desk.matchAs('tunde', line, is)).body).toMatchObject({ state: 'open' })
    expect((await desk.matchAs('zainab', line, is)).body).toMatchObject({ state: 'matched' })
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
    expect(await findings()).toEqual({})
  })

  it('may be of two refunds of one payment, whose reference is the same', async () => {
    const { id, reference } = await desk.announce(1_000_00n)
    const came = lineOf(1_000_00n, { text: reference })
    await desk.send([came], { by: 'tunde' })
    await desk.send([came], { by: 'uche', openingMinor: 1n })
    const refunds: string[] = []
    for (const amount of [100, 150]) {
      const refund = await refundedBy('zainab', 'ngozi', id, { amount })
      await refundFailed(refund)
      refunds.push(refund)
    }
    const line = await desk.sentOut(250_00n, reference)
    const asked = await desk.asked(100)
    const is = { to: 'refund', refund_id: refunds[0], differs: true }
    expect((await desk.matchAs('tunde', line, is)).body).toMatchObject({ state: 'open' })
    expect(await desk.matchAs('tunde', line, is)).toMatchObject(byTwo)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('uche', line, is)).body).toMatchObject({ state: 'matched' })
    expect(await findings()).toEqual({})
  })
})

describe('the second of two payments by the bank', () => {
  /** Money that somebody sent, and that one said went back. */
  const wentBack = async (by: Approver | 'dayo' = 'tunde', minor = kobo) => {
    await desk.send([lineOf(minor, { text: 'SENT BACK' })], { by: 'zainab' })
    const sent = (await desk.lines({ state: 'unmatched' })).find(each => each.text === 'SENT BACK')
    const back = { seen: 'open', reason: 'It was the second.' }
    await done(desk.post(`unmatched/return/${sent?.unmatched_id}`, back, { by }))
    return { to: 'returned', unmatched_id: sent?.unmatched_id }
  }
  /** What the member sent again, and that it is what the line shows. */
  const sentBack = async (line: string | undefined) => desk.matchAs('ngozi', line, await wentBack())
  /** A payout, and the line that shows it. */
  const paidOnce = async (words?: string) => {
    const payout = await desk.released(250)
    await desk.ended('tunde', payout, paid)
    const line = await desk.sentOut(kobo, words ?? payout.reference)
    if (words !== undefined) {
      await done(desk.matchAs('ngozi', line, { to: 'withdrawal', withdrawal_id: payout.id }))
    }
    return payout
  }
  /** A refund, and the line that shows it. */
  const refundPaid = async () => {
    const { refund, reference } = await refundSent()
    const line = await desk.sentOut(kobo, reference)
    await done(desk.matchAs('ngozi', line, { to: 'refund', refund_id: refund }))
    return { refund, reference }
  }
  /** A line that only the later of two files says is the second. */
  const namedLater = async (reference: string) => {
    const known = { bankId: 'B-2', bookedOn: today }
    await desk.send([lineOf(-kobo, { ...known, text: 'TO DAYO' })], { by: 'zainab' })
    await desk.send([lineOf(-kobo, { ...known, text: reference })], {
      by: 'ngozi',
      openingMinor: 1n,
    })
    return (await desk.lines()).find(({ text }) => text === 'TO DAYO')?.id
  }
  const cameBack = async ({ id, reference }: { id: string; reference: string }) => {
    await done(desk.act('uche', `withdrawal/return/${id}`, { reason: 'Closed.' }))
    await desk.send([lineOf(kobo, { text: `BACK ${reference}` })], { by: 'zainab' })
  }

  it('is what its member sends back, also where the line of the first does not name it', async () => {
    const payout = await paidOnce('TO DAYO')
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
    expect((await sentBack(line)).status).toBe(200)
  })

  it('may have the bank’s charge in it, which is taken off again with its match', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const before = await desk.atBank()
    const line = await desk.sentOut(kobo + 10_00n, `AGAIN ${payout.reference}`)
    const is = await wentBack()
    expect((await desk.matchAs('ngozi', line, is)).code).toBe('amount_differs')
    const asked = await desk.asked(100)
    const outcomes: unknown[] = []
    for (const _ of [1, 2]) {
      await done(desk.matchAs('ngozi', line, { ...is, differs: true }))
      outcomes.push([await desk.atBank(), (await desk.approve('ngozi', asked)).code])
      await done(desk.undo('zainab', line))
      outcomes.push([await desk.atBank(), (await desk.prepare('uche', asked)).code])
    }
    const held = [before, 'earlier_payout_open']
    expect(outcomes).toEqual([
      [before - 10_00n, undefined],
      held,
      [before - 10_00n, 'already_decided'],
      held,
    ])
    expect(await findings()).toEqual({})
  })

  it('isn’t what its member sent back while that is less than they were paid', async () => {
    const payout = await paidOnce()
    const line = await desk.sentOut(kobo + 10_00n, `AGAIN ${payout.reference}`)
    const is = { ...(await wentBack('tunde', 1n)), differs: true }
    await done(desk.matchAs('ngozi', line, is))
    await cameBack(payout)
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('zainab', line))
    expect(await desk.matchAs('ngozi', line, is)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/Less went back/) },
    })
  })

  it('is what its member sends back in several parts, once that is all of it', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const bank = await desk.atBank()
    const [one, two] = [await wentBack('tunde', 100_00n), await wentBack('uche', 150_00n)]
    expect(await desk.atBank()).toBe(bank)
    expect(await desk.matchAs('ngozi', line, { ...one, differs: true })).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/Less went back/) },
    })
    const both = { ...one, more_unmatched_ids: [two.unmatched_id] }
    // Who said of one of them that it went back is not who says that the line shows it.
    expect(await desk.matchAs('uche', line, both)).toMatchObject(byTwo)
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('ngozi', line, both)).status).toBe(200)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
    await done(desk.undo('zainab', line))
    expect((await desk.prepare('uche', asked)).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('ngozi', line, both)).status).toBe(200)
    expect((await desk.prepare('uche', asked)).status).toBe(200)
    const [little, again] = [
      await desk.sentOut(100_00n, 'ONE OF THEM'),
      await desk.sentOut(150_00n, 'THE OTHER'),
    ]
    expect((await desk.matchAs('ngozi', little, one)).code).toBe('already_decided')
    expect((await desk.matchAs('ngozi', again, two)).code).toBe('already_decided')
    expect(await findings()).toEqual({})
  })

  it('isn’t let go again by who said so once its member is paid, as another would be freed by the same money', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const is = await wentBack()
    const asked = await desk.asked(100)
    desk.later()
    await done(desk.matchAs('ngozi', line, is))
    await done(desk.undo('ngozi', line))
    await done(desk.matchAs('ngozi', line, is))
    desk.later()
    await done(desk.approve('uche', asked))
    expect(await desk.undo('ngozi', line)).toMatchObject({
      ...byTwo,
      body: { error: expect.stringMatching(/a withdrawal or refund of theirs was approved since/) },
    })
    expect((await desk.undo('zainab', line)).status).toBe(200)
    expect((await desk.prepare('uche', asked)).code).toBe('earlier_payout_open')
  })

  it('may have the bank’s charge in it besides the parts', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const before = await desk.atBank()
    const line = await desk.sentOut(kobo + 10_00n, `AGAIN ${payout.reference}`)
    const [one, two] = [await wentBack('tunde', 100_00n), await wentBack('tunde', 150_00n)]
    const both = { ...one, more_unmatched_ids: [two.unmatched_id], differs: true }
    await done(desk.matchAs('ngozi', line, both))
    expect(await desk.atBank()).toBe(before - 10_00n)
    await done(desk.undo('zainab', line))
    expect(await desk.atBank()).toBe(before)
    expect(await findings()).toEqual({})
  })

  it('is no more of what they sent than it needs', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const [one, two] = [await wentBack(), await wentBack('tunde', 100_00n)]
    const both = { ...one, more_unmatched_ids: [two.unmatched_id], differs: true }
    expect(await desk.matchAs('ngozi', line, both)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/enough without/) },
    })
    const twice = { ...one, more_unmatched_ids: [one.unmatched_id] }
    expect((await desk.matchAs('ngozi', line, twice)).status).toBe(400)
    expect((await desk.matchAs('ngozi', line, one)).status).toBe(200)
  })

  it('is what its member sends back, also a little too much, and the rest is sent to them', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const back = await wentBack('tunde', kobo + 10_00n)
    expect((await desk.matchAs('ngozi', line, back)).code).toBe('amount_differs')
    const before = await desk.atBank()
    const asked = await desk.asked(100)
    expect((await desk.matchAs('ngozi', line, { ...back, differs: true })).status).toBe(200)
    expect(await desk.atBank()).toBe(before)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
    const more = await desk.sentOut(11_00n, 'TOO MUCH')
    expect((await desk.matchAs('ngozi', more, back)).code).toBe('amount_differs')
    const rest = await desk.sentOut(10_00n, 'THE REST')
    expect((await desk.matchAs('ngozi', rest, back)).status).toBe(200)
    const again = await desk.sentOut(10_00n, 'ONCE MORE')
    expect((await desk.matchAs('ngozi', again, back)).code).toBe('already_decided')
    expect(await findings()).toEqual({})
  })

  it('is not what is left of money that another such payment was', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const third = await desk.sentOut(kobo, `A THIRD TIME ${payout.reference}`)
    const back = { ...(await wentBack('tunde', kobo + 10_00n)), differs: true }
    const asked = await desk.asked(100)
    await done(desk.matchAs('ngozi', line, back))
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    expect(await desk.matchAs('ngozi', third, back)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/Less went back/) },
    })
  })

  it('keeps its member from being paid, also where a later file alone names it', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const known = { bankId: 'B-2', bookedOn: today }
    await desk.send([lineOf(-kobo, { ...known, text: 'TO DAYO' })], { by: 'zainab' })
    const asked = await desk.asked(100)
    const line = (await desk.lines()).find(each => each.text === 'TO DAYO')
    await done(desk.matchAs('ngozi', line?.id, { to: 'charge' }))
    await desk.send([lineOf(-kobo, { ...known, text: payout.reference })], {
      by: 'tunde',
      openingMinor: 1n,
    })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('is looked at again where it was taken for a charge before the payout came back', async () => {
    const payout = await paidOnce()
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    await done(desk.matchAs('uche', line, { to: 'charge' }))
    const asked = await desk.asked(100)
    await done(desk.approve('ngozi', asked))
    await cameBack(payout)
    expect((await desk.prepare('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('tunde', line))
    expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
    expect((await sentBack(line)).status).toBe(200)
    expect((await desk.prepare('ngozi', asked)).status).toBe(200)
    expect(await findings()).toEqual({})
  })

  it('is looked at again where a later file alone names it, and others agreed before the payout came back', async () => {
    const payout = await paidOnce()
    const known = { bankId: 'B-2', bookedOn: today }
    await desk.send([lineOf(-kobo, { ...known, text: 'TO DAYO' })], { by: 'zainab' })
    await desk.send([lineOf(-kobo, { ...known, text: payout.reference })], {
      by: 'tunde',
      openingMinor: 1n,
    })
    const line = (await desk.lines()).find(each => each.text === 'TO DAYO')
    await done(desk.matchAs('ngozi', line?.id, { to: 'charge' }))
    const asked = await desk.asked(100)
    await cameBack(payout)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('is looked at again where it was taken for a charge before the refund came back', async () => {
    const { refund, reference } = await refundPaid()
    const line = await desk.sentOut(kobo, `AGAIN ${reference}`)
    await done(desk.matchAs('uche', line, { to: 'charge' }))
    const asked = await desk.asked(100)
    await done(settle('uche', refund, 'paid', 'failed'))
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('tunde', line))
    expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
    expect((await sentBack(line)).status).toBe(200)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('keeps its member from being paid while the match of the first is undone as well', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const asked = await desk.asked(100)
    const first = (await desk.lines()).find(({ text }) => text === `NIP ${payout.reference}`)
    await done(desk.undo('tunde', first?.id))
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('is looked at again where it was taken for another payout before the first came back', async () => {
    const [payout, other] = [await paidOnce(), await desk.released(250)]
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    await done(desk.matchAs('uche', line, { to: 'withdrawal', withdrawal_id: other.id }))
    await cameBack(payout)
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('tunde', line))
    expect((await sentBack(line)).status).toBe(200)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('is no other money by the word of who alone said that this went back', async () => {
    const payout = await paidOnce()
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const back = await wentBack('zainab')
    await done(desk.matchAs('zainab', line, back))
    await cameBack(payout)
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('tunde', line))
    await done(desk.matchAs('tunde', line, back))
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('is no other money that one recorded and that it was found to be by itself', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const asked = await desk.asked(100)
    const bankId = 'FT-WRITTEN-DOWN'
    const id = await desk.recorded({ amount: 250, received_on: today, bank_reference: bankId })
    await done(desk.act('tunde', `unmatched/return/${id}`, { seen: 'open', reason: 'Theirs.' }))
    const text = `AGAIN ${payout.reference}`
    await desk.send([lineOf(-kobo, { text, bankId, reference: bankId })], { by: 'zainab' })
    const line = (await desk.lines()).find(each => each.text === text)
    expect(line).toMatchObject({ state: 'matched', unmatched_id: id })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('of a refund is looked at again where it was taken for another payout before that came back', async () => {
    const { refund, reference } = await refundPaid()
    const other = await desk.released(250)
    const line = await desk.sentOut(kobo, `AGAIN ${reference}`)
    await done(desk.matchAs('uche', line, { to: 'withdrawal', withdrawal_id: other.id }))
    await done(settle('uche', refund, 'paid', 'failed'))
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('tunde', line))
    expect((await sentBack(line)).status).toBe(200)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('of a refund is no other money by the word of who alone said that this went back', async () => {
    const { refund, reference } = await refundPaid()
    const line = await desk.sentOut(kobo, `AGAIN ${reference}`)
    const back = await wentBack('zainab')
    await done(desk.matchAs('zainab', line, back))
    await done(settle('uche', refund, 'paid', 'failed'))
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('tunde', line))
    await done(desk.matchAs('tunde', line, back))
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('is what its member sends back, also where who says so sent the later file that alone names it', async () => {
    const payout = await paidOnce()
    const line = await namedLater(payout.reference)
    await cameBack(payout)
    const asked = await desk.asked(100)
    expect((await desk.approve('uche', asked)).code).toBe('earlier_payout_open')
    expect((await sentBack(line)).status).toBe(200)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('of a refund is what its member sends back, also where who says so sent the later file that alone names it', async () => {
    const { refund, reference } = await refundPaid()
    const line = await namedLater(reference)
    await done(settle('uche', refund, 'paid', 'failed'))
    const asked = await desk.asked(100)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    expect((await sentBack(line)).status).toBe(200)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })

  it('is nobody’s to judge whose payout it names', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const back = await wentBack()
    await desk.employ('dayo')
    expect((await desk.matchAs('dayo', line, back)).code).toBe('about_yourself')
  })

  it('is no money of which its own member said that it went back', async () => {
    const payout = await paidOnce()
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const asked = await desk.asked(100)
    desk.later()
    await desk.employ('dayo')
    const back = await wentBack('dayo')
    await done(desk.matchAs('ngozi', line, back))
    await cameBack(payout)
    expect((await desk.approve('zainab', asked)).code).toBe('earlier_payout_open')
    await done(desk.undo('tunde', line))
    expect(await desk.matchAs('ngozi', line, back)).toMatchObject(byTwo)
  })

  it('is no money of a part of which its own member said that it went back', async () => {
    const payout = await paidOnce()
    await cameBack(payout)
    const line = await desk.sentOut(kobo, `AGAIN ${payout.reference}`)
    const one = await wentBack('tunde', 100_00n)
    desk.later()
    await desk.employ('dayo')
    const { unmatched_id: two } = await wentBack('dayo', 150_00n)
    const both = { ...one, more_unmatched_ids: [two] }
    expect(await desk.matchAs('ngozi', line, both)).toMatchObject(byTwo)
  })

  it.each([
    ['tunde', 'credited_by_you'],
    ['zainab', undefined],
  ] as const)(
    'shows other money to who said that a refund had failed, unless a part of it is theirs: %s’s',
    async (by, code) => {
      const { refund } = await refundSent()
      await refundFailed(refund)
      const asked = await desk.asked(100)
      const one = await wentBack('zainab', 100_00n)
      const { unmatched_id: two } = await wentBack(by, 150_00n)
      const line = await desk.sentOut(kobo, 'OTHER MONEY', 'uche', yesterday)
      await done(desk.matchAs('ngozi', line, { ...one, more_unmatched_ids: [two] }))
      await allYesterday()
      expect((await desk.approve('tunde', asked)).code).toBe(code)
    },
  )

  it('is nobody’s to judge whose payout a later file alone names', async () => {
    const payout = await paidOnce()
    const line = await namedLater(payout.reference)
    await cameBack(payout)
    const asked = await desk.asked(100)
    desk.later()
    await desk.employ('dayo')
    await desk.matchAs('dayo', line, { to: 'charge' })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })
})

describe('in the moment in which its member asks to be paid, money that has not cleared pays for no', () => {
  const cardsClearLater = () =>
    desk.server.db.query({
      text: `UPDATE fee_rule SET clearing_days = 2 WHERE gateway <> 'transfer' AND name = 'processing'`,
    })
  /** It waits when all is judged and held, before it is recorded. */
  const asksAnd = (act: () => Promise<unknown>) => {
    const wallet = rowLock('wallet', walletIdOf('dayo', 'NGN'))
    const acts = [() => desk.asked(250), act]
    return desk.server.asOwner(owner => whileLocked<unknown>(owner, wallet, acts))
  }

  it('refund that was paid after all', async () => {
    await paidOut(await desk.available(), ['uche', 'uche', 'ngozi'])
    const { refund, reference } = await refundSent()
    await refundFailed(refund, 'zainab')
    const line = await desk.sentOut(kobo, reference, 'ngozi')
    await cardsClearLater()
    await desk.paidByCard(kobo)
    const is = { to: 'refund', refund_id: refund }
    const [, answer] = await asksAnd(() => desk.matchAs('uche', line, is))
    expect(answer).toMatchObject({ code: 'insufficient_balance' })
  })

  it('payout that was paid after all', async () => {
    await paidOut((await desk.available()) - 250, ['uche', 'uche', 'ngozi'])
    const id = await desk.asked(250)
    await done(desk.approve('uche', id))
    const batch = await done(desk.prepare('uche', id))
    await done(desk.release('ngozi', batch))
    const outcomes = [{ withdrawal_id: id, outcome: 'failed', reason: 'Closed.' }]
    await done(desk.act('zainab', `payout-batch/settle/${batch}`, { outcomes }))
    const [row] = await desk.server.db.query<{ reference: string }>({
      text: 'SELECT reference FROM withdrawal WHERE id = $1',
      values: [id],
    })
    const line = await desk.sentOut(kobo, row?.reference ?? '', 'ngozi')
    await cardsClearLater()
    await desk.paidByCard(kobo)
    const is = { to: 'withdrawal', withdrawal_id: id }
    const [, answer] = await asksAnd(() => desk.matchAs('uche', line, is))
    expect(answer).toMatchObject({ code: 'insufficient_balance' })
  })
})

describe('a line that a later file words otherwise', () => {
  const reworded = async (reference: string) => {
    const known = lineOf(-kobo, { text: 'MAINTENANCE' })
    await desk.send([known], { by: 'uche' })
    const line = (await desk.lines()).find(({ text }) => text === 'MAINTENANCE')
    await done(desk.matchAs('tunde', line?.id, { to: 'charge' }))
    desk.later()
    await desk.send([{ ...known, text: `NIP ${reference}` }], { by: 'zainab' })
    return line?.id
  }
  const saidOnceMore = async (line: string | undefined) => {
    desk.later()
    await done(desk.undo('tunde', line))
    await desk.matchAs('tunde', line, { to: 'charge' })
  }

  it('is nothing else by the word of who said that the payout it names had failed', async () => {
    const id = await desk.asked(250)
    await done(desk.approve('uche', id))
    const batch = await done(desk.prepare('uche', id))
    await done(desk.release('ngozi', batch))
    const outcomes = [{ withdrawal_id: id, outcome: 'failed', reason: 'Closed.' }]
    await done(desk.act('tunde', `payout-batch/settle/${batch}`, { outcomes }))
    const [row] = await desk.server.db.query<{ reference: string }>({
      text: 'SELECT reference FROM withdrawal WHERE id = $1',
      values: [id],
    })
    const asked = await desk.asked(100)
    const line = await reworded(row?.reference ?? '')
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await saidOnceMore(line)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('is nothing else by the word of who said that the refund it names had failed', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund)
    const asked = await desk.asked(100)
    const line = await reworded(reference)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    await saidOnceMore(line)
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })
})

describe('undoing a match', () => {
  it('takes no money for it that rests on one person’s word', async () => {
    await paidOut(await desk.available(), ['uche', 'uche', 'ngozi'])
    const text = 'NIP SOMEBODY'
    const sent = lineOf(kobo, { text })
    await desk.send([sent], { by: 'uche' })
    await desk.send([sent], { by: 'ngozi', openingMinor: 1n })
    const line = (await desk.lines()).find(each => each.text === text)
    const is = { seen: line?.state, to: 'wallet', customer_id: dayo }
    await done(desk.matchAs('tunde', line?.id, is))
    await paidOut(250, ['uche', 'uche', 'ngozi'])
    // Nothing else shows this.
    const { id } = await desk.announce(kobo)
    const given = { received_amount: 250, received_on: today, bank_reference: 'FT-OWN-WORD' }
    await done(desk.act('tunde', `transfer/confirm/${id}`, given))
    expect(await desk.available()).toBe(250)
    expect((await desk.undo('zainab', line?.id)).code).toBe('insufficient_balance')
  })

  it('takes what was given by the line though nobody else shows it, and other money stays', async () => {
    const before = await desk.available()
    const { id, reference } = await desk.announce(kobo)
    await desk.send([lineOf(kobo, { text: reference })], { by: 'tunde' })
    const line = (await desk.lines()).find(each => each.text === reference)
    expect(line).toMatchObject({ state: 'matched', payment_id: id })
    expect((await desk.undo('zainab', line?.id)).status).toBe(200)
    expect(await desk.available()).toBe(before)
  })

  it('takes from the wallet what a portfolio paid into it that has ended since', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { reference } = await desk.announce(kobo, 'dayo', into)
    await desk.send([lineOf(kobo, { text: reference })], { by: 'tunde' })
    const [line] = await desk.lines()
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    const before = await desk.available()
    expect(await desk.undo('zainab', line?.id)).toMatchObject({ status: 200 })
    expect(await desk.available()).toBe(before - 250)
    expect(await desk.held(portfolioId)).toBe(0n)
    expect(await findings()).toEqual({})
    const [portfolio] = await readPortfolios(desk.server.db, dayo, { id: portfolioId })
    expect(portfolio).toMatchObject({ status: 'closed', value: 0n, paid_out: 0n })
  })

  /** Money that went into one portfolio, by lines that one sent. */
  const intoOne = async (by: Approver, ...minors: readonly bigint[]) => {
    const { id: portfolioId, planId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    for (const minor of minors) {
      const { reference } = await desk.announce(minor, 'dayo', into)
      await desk.send([lineOf(minor, { text: reference })], { by })
    }
    const [line] = await desk.lines()
    return { portfolioId, planId, line: line?.id }
  }

  it('takes two for much of what went into portfolios, also once they have ended', async () => {
    const most = 900_000_00n
    const [one, two] = [await intoOne('tunde', most), await intoOne('uche', most)]
    const lines = (await desk.lines()).map(({ id }) => id)
    await done(desk.act('uche', `portfolio/close/${one.portfolioId}`, { reason: 'They asked.' }))
    await done(desk.act('ngozi', `portfolio/close/${two.portfolioId}`, { reason: 'They asked.' }))
    await done(desk.undo('zainab', lines[0]))
    const before = await desk.available()
    expect(outcomeOf(await desk.undo('zainab', lines[1]))).toBe('matched')
    expect(await desk.undo('zainab', lines[1])).toMatchObject(byTwo)
    expect(await desk.available()).toBe(before)
    expect(outcomeOf(await desk.undo('ngozi', lines[1]))).toBe('open')
    expect(await desk.available()).toBe(before - 900_000)
    expect(await findings()).toEqual({})
  })

  it('takes from the wallet what came back there of a refund once its portfolio had ended empty', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { refund } = await refundSent(into)
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    await refundFailed(refund)
    const before = await desk.available()
    const [line] = await desk.lines()
    await desk.send([lineOf(1_00n, { bookedOn: yesterday })], { by: 'uche' })
    await allYesterday()
    expect(outcomeOf(await desk.undo('zainab', line?.id))).toBe('open')
    expect(await desk.available()).toBe(before - 250)
    expect(await findings()).toEqual({})
  })

  it('of what went into a portfolio that has ended leaves the rest its share of the month', async () => {
    const { portfolioId, planId, line } = await intoOne('tunde', kobo, kobo)
    desk.later(5 * day)
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    desk.later(10 * day)
    await done(desk.undo('zainab', line))
    const wanted = { planId, weighting: 'days', month: returnsMonth('2026-06') } as const
    const basis = await desk.server.db.transaction(tx => readBasis(tx, wanted))
    expect(basis).toMatchObject([{ portfolio: portfolioId, weight: 5n * kobo }])
  })

  it('of which a part came back of a refund once its portfolio had ended leaves the rest its share too', async () => {
    const { id: portfolioId, planId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { reference } = await desk.announce(kobo, 'dayo', into)
    await desk.send([lineOf(kobo, { text: reference })], { by: 'tunde' })
    const other = await desk.announce(1_000_00n, 'dayo', into)
    await desk.send([lineOf(1_000_00n, { text: other.reference })], { by: 'tunde' })
    const line = (await desk.lines()).find(({ text }) => text === other.reference)
    await daysPass(2)
    const refund = await refundedBy('zainab', 'ngozi', other.id, { amount: 400 })
    await daysPass(3)
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    await daysPass(1)
    await refundFailed(refund)
    await daysPass(1)
    await desk.send([lineOf(1_00n, { bookedOn: yesterday })], { by: 'uche' })
    await allYesterday()
    expect(outcomeOf(await desk.undo('zainab', line?.id))).toBe('open')
    const wanted = { planId, weighting: 'days', month: returnsMonth('2026-06') } as const
    const basis = await desk.server.db.transaction(tx => readBasis(tx, wanted))
    expect(basis).toMatchObject([{ portfolio: portfolioId, weight: 5n * kobo }])
    expect(await findings()).toEqual({})
  })

  it('leaves a portfolio waiting for its first money, and a refund out of it that fails is that', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { refund } = await refundSent(into)
    const { reference } = await desk.announce(kobo, 'dayo', into)
    await desk.send([lineOf(kobo, { text: reference })], { by: 'tunde' })
    const line = (await desk.lines()).find(({ text }) => text === reference)
    await done(desk.undo('zainab', line?.id))
    const statusNow = async () =>
      (await readPortfolios(desk.server.db, dayo, { id: portfolioId }))[0]?.status
    expect(await statusNow()).toBe('pending_payment')
    const before = await desk.available()
    await refundFailed(refund)
    expect(await desk.available()).toBe(before)
    expect(await desk.held(portfolioId)).toBe(kobo)
    expect(await statusNow()).toBe('active')
    expect(await findings()).toEqual({})
  })

  const outcomeOf = ({ code, body }: Answered): unknown =>
    code ?? Reflect.get(Object(body), 'state')

  it('of a wallet is agreed by the only two, both of whom gave it, though its member was paid since', async () => {
    const { id } = await desk.announce(kobo)
    await desk.send([lineOf(kobo)], { by: 'uche' })
    const [line] = await desk.lines()
    const is = { seen: line?.state, to: 'payment', payment_id: id }
    await done(desk.matchAs('tunde', line?.id, is))
    desk.later()
    await paidOut(100, ['ngozi', 'ngozi', 'zainab'])
    await desk.resigned('ngozi', 'zainab')
    desk.later()
    const before = await desk.available()
    const answers = [await desk.undo('tunde', line?.id), await desk.undo('uche', line?.id)]
    expect(answers.map(outcomeOf)).toEqual(['matched', 'unmatched'])
    expect(await desk.available()).toBe(before - 250)
  })
})
