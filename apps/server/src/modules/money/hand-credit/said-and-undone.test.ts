// Detours by which one approver still comes round what takes two, and dead ends: each test says what should hold.
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
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
  much,
  openDetoursDesk,
  paid,
} from '#test/desks/detours-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'
import { createStandInPayouts } from '#test/stand-ins/stand-in-payouts.ts'
import { askDuePayouts } from '../payout/ask-due-payouts.ts'

let desk: DetoursDesk
beforeEach(async () => {
  desk = await openDetoursDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const day = 24 * 60 * minute
const cardsClearLater = () =>
  desk.server.db.query({
    text: `UPDATE fee_rule SET clearing_days = 2 WHERE gateway <> 'transfer' AND name = 'processing'`,
  })

/** A line that names nobody, in files of two others, which Tunde gives to Dayo: it is shown at once. */
async function givenByTunde(minor = kobo) {
  const text = `NIP ${minor} ${desk.server.clock.now.getTime()}`
  const sent = lineOf(minor, { text })
  await desk.send([sent], { by: 'uche' })
  await desk.send([sent], { by: 'ngozi', openingMinor: 1n })
  const line = (await desk.lines()).find(each => each.text === text)
  const is = { seen: line?.state, to: 'wallet', customer_id: dayo }
  await done(desk.matchAs('tunde', line?.id, is))
  return line?.id
}

describe('who gave the money that a line shows doesn’t undo its match', () => {
  it('once a payout that was stopped for a debt was sent because of it', async () => {
    const provider = createStandInPayouts()
    const { services } = desk.server.parts
    Object.assign(services, { payouts: provider.payouts })
    const work = () => askDuePayouts.carryOut(services, desk.server.clock.now)
    const card = await desk.paidByCard(kobo)
    const withdrawal = await desk.approved(await desk.available())
    const wanted = { currency: 'NGN', withdrawal_ids: [withdrawal], paid_through: 'provider' }
    const batch = await done(desk.act('uche', 'payout-batch/prepare', wanted))
    await done(desk.release('ngozi', batch))
    await desk.takenBack(card)
    await work()
    expect(provider.sent).toEqual([])
    desk.later()
    const line = await givenByTunde()
    desk.later(10 * minute)
    await work()
    expect(provider.sent).toHaveLength(1)
    desk.later()
    expect(await desk.undo('tunde', line)).toMatchObject(byTwo)
  })

  it('once a debt was taken out of it, so that money which has not cleared pays for that', async () => {
    const card = await desk.paidByCard(kobo)
    await desk.ended('ngozi', await desk.released(await desk.available()), paid)
    const debt = await desk.takenBack(card)
    await done(desk.decide('uche', debt, 'lost'))
    desk.later()
    const line = await givenByTunde()
    const taken = { seen: 250, from: 'wallet', reason: 'Owed.' }
    await done(desk.act('tunde', `chargeback/recover/${debt}`, taken))
    await cardsClearLater()
    await desk.paidByCard(kobo)
    desk.later()
    expect(await desk.undo('tunde', line)).toMatchObject(byTwo)
  })

  it('once it let them end a debt alone that kept its member from being paid', async () => {
    const card = await desk.paidByCard(kobo)
    const withdrawal = await desk.approved(await desk.available())
    const batch = await done(desk.prepare('uche', withdrawal))
    const debt = await desk.takenBack(card)
    expect((await desk.release('ngozi', batch)).code).toBe('debt_uncovered')
    desk.later()
    const line = await givenByTunde()
    await desk.decide('tunde', debt, 'won')
    // Somebody else sees to what pays for it now.
    expect(await desk.undo('tunde', line)).toMatchObject(byTwo)
    expect((await desk.release('ngozi', batch)).status).toBe(200)
  })

  it('once a payout was found paid after all out of it, so that money which has not cleared pays for that', async () => {
    const payout = await desk.released(100)
    await desk.ended('zainab', payout, failed)
    await desk.ended('zainab', await desk.released(await desk.available()), paid)
    const out = await desk.sentOut(100_00n, payout.reference, 'ngozi')
    desk.later()
    const line = await givenByTunde(100_00n)
    await done(desk.matchAs('uche', out, { to: 'withdrawal', withdrawal_id: payout.id }))
    await cardsClearLater()
    await desk.paidByCard(kobo)
    desk.later()
    expect(await desk.undo('tunde', line)).toMatchObject(byTwo)
  })

  it('in the moment in which its member asks to be paid', async () => {
    await desk.approved(await desk.available())
    desk.later()
    const line = await givenByTunde()
    await cardsClearLater()
    await desk.paidByCard(kobo)
    // It waits when all is judged and held, before it is recorded.
    const wallet = rowLock('wallet', walletIdOf('dayo', 'NGN'))
    const acts = [() => desk.asked(250), () => desk.undo('tunde', line)]
    const [, undone] = await desk.server.asOwner(owner => whileLocked<unknown>(owner, wallet, acts))
    expect(undone).toMatchObject(byTwo)
  })
})

describe('a match that somebody else undoes takes no money that has not cleared', () => {
  const notReady = { status: 409 }
  const withUncleared = async () => {
    await desk.ended('ngozi', await desk.released(await desk.available()), paid)
    desk.later()
    const line = await givenByTunde(much)
    await cardsClearLater()
    await desk.paidByCard(much)
    return line
  }

  it('while its member waits to be paid what was given', async () => {
    const line = await withUncleared()
    const withdrawal = await desk.asked(9_000_000)
    const undone = await desk.undo('zainab', line)
    const answer = await desk.approve('uche', withdrawal)
    // Either the undoing waits until the withdrawal is refused, or the approval asks anew what has cleared.
    expect(undone.status === 200 ? answer : undone).toMatchObject(notReady)
  })

  it('while what was given is in a batch that nobody has released', async () => {
    const line = await withUncleared()
    const withdrawal = await desk.approved(9_000_000)
    const batch = await done(desk.prepare('uche', withdrawal))
    const undone = await desk.undo('zainab', line)
    const answer = await desk.release('ngozi', batch)
    expect(undone.status === 200 ? answer : undone).toMatchObject(notReady)
  })
})

describe('above the limit of one, nobody takes alone out of a portfolio what then bears no loss', () => {
  it('by undoing a match', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { id, reference } = await desk.announce(much, 'dayo', into)
    await desk.send([lineOf(much, { text: reference })], { by: 'uche' })
    const [line] = await desk.lines()
    if (line?.state === 'open')
      await done(desk.matchAs('ngozi', line.id, { to: 'payment', payment_id: id }))
    expect(await desk.held(portfolioId)).toBe(much)
    expect((await desk.undo('tunde', line?.id)).body).toMatchObject({ state: 'matched' })
    expect(await desk.undo('tunde', line?.id)).toMatchObject(byTwo)
    expect(await desk.held(portfolioId)).toBe(much)
    expect((await desk.undo('zainab', line?.id)).body).toMatchObject({ state: 'open' })
    expect(await desk.held(portfolioId)).toBe(0n)
  })

  it('by a dispute that they recorded and said was lost', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const card = await desk.paidByCard(much, into)
    expect(await desk.held(portfolioId)).toBe(much)
    const debt = await desk.takenBack(card, 'tunde')
    await done(desk.decide('tunde', debt, 'lost'))
    const taken = { seen: 9_000_000, from: 'portfolio', reason: 'Owed.' }
    expect(await desk.act('tunde', `chargeback/recover/${debt}`, taken)).toMatchObject(byTwo)
    expect(await desk.held(portfolioId)).toBe(much)
  })

  it('by a word that another said long ago', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    await desk.paidByCard(much, into)
    const close = (by: Approver) =>
      desk.act(by, `portfolio/close/${portfolioId}`, { reason: 'They asked for it.' })
    expect((await close('uche')).body).toMatchObject({ status: 'active' })
    // They wanted it to go on after all.
    desk.later(60 * day)
    await desk.paidByCard(much, into)
    await close('tunde')
    expect(await desk.held(portfolioId)).toBe(2n * much)
  })

  it('by a word that another said of less', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    await desk.paidByCard(much, into)
    const close = (by: Approver) =>
      desk.act(by, `portfolio/close/${portfolioId}`, { reason: 'They asked for it.' })
    expect((await close('uche')).body).toMatchObject({ first_closed_at_value: null })
    await desk.paidByCard(much, into)
    expect((await close('tunde')).body).toMatchObject({
      status: 'active',
      first_closed_at_value: Number(much) / 100,
    })
    expect(await desk.held(portfolioId)).toBe(2n * much)
    // The second has said it of all that is there, so the first says it of that as well.
    expect((await close('uche')).body).toMatchObject({ status: 'closed' })
  })

  it('and isn’t told of the word of one who is an approver no more', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    await desk.paidByCard(much, into)
    const close = (by: Approver) =>
      desk.act(by, `portfolio/close/${portfolioId}`, { reason: 'They asked for it.' })
    await done(close('uche'))
    await desk.paidByCard(much, into)
    await desk.server.db.query({
      text: `UPDATE operator SET roles = '{administrator}' WHERE id = $1`,
      values: [operators.uche.operatorId],
    })
    expect((await close('tunde')).body).toMatchObject({
      status: 'active',
      first_closed_at_value: null,
    })
  })
})

describe('a member whom the bank has paid already', () => {
  it('isn’t paid anew by one person’s word that it was paid and came back', async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, paid)
    const back = { reason: 'Closed.' }
    expect(await desk.act('tunde', `withdrawal/return/${payout.id}`, back)).toMatchObject(byTwo)
    await desk.sentOut(100_00n, payout.reference)
    // Others show now that it was paid, so it is one word again.
    await done(desk.act('tunde', `withdrawal/return/${payout.id}`, back))
  })

  it('isn’t paid anew because a match and its undoing took the name off the line', async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    const line = await desk.sentOut(100_00n, payout.reference)
    await done(desk.matchAs('tunde', line, { to: 'withdrawal', withdrawal_id: payout.id }))
    await desk.undo('tunde', line)
    await desk.act('tunde', `withdrawal/return/${payout.id}`, { reason: 'Closed.' })
    expect((await desk.matchAs('tunde', line, { to: 'charge' })).code).toBe('conflict')
  })

  const refunded = async () => {
    const { id, reference } = await desk.announce(kobo)
    await desk.send([lineOf(kobo, { text: reference })], { by: 'tunde' })
    const refund = await done(desk.act('zainab', `payment/refund/${id}`, { reason: 'Paid twice.' }))
    await done(desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' }))
    await done(desk.act('tunde', `refund/settle/${refund}`, { outcome: 'failed', note: 'Closed.' }))
    return { refund, line: await desk.sentOut(kobo, reference) }
  }

  it('by a refund that was said to have failed isn’t paid anew while an open line names it', async () => {
    await refunded()
    expect((await desk.approve('uche', await desk.asked(250))).code).toBe('earlier_payout_open')
  })

  it('by a refund isn’t paid anew because its line was called a charge', async () => {
    const { id, reference } = await desk.announce(much)
    await desk.send([lineOf(much, { text: reference })], { by: 'uche' })
    const [came] = await desk.lines()
    if (came?.state === 'open')
      await done(desk.matchAs('ngozi', came.id, { to: 'payment', payment_id: id }))
    const refund = await done(desk.act('zainab', `payment/refund/${id}`, { reason: 'Paid twice.' }))
    await done(desk.act('tunde', `refund/confirm/${refund}`, { seen: 'proposed' }))
    const line = await desk.sentOut(much, reference, 'uche')
    expect((await desk.matchAs('tunde', line, { to: 'charge' })).code).toBe('conflict')
  })

  it('by a refund that was said to have failed was paid by its line after all', async () => {
    const { refund, line } = await refunded()
    const is = { to: 'refund', refund_id: refund }
    expect((await desk.matchAs('uche', line, is)).status).toBe(200)
  })
})

describe('a dispute that was said to be won', () => {
  it('doesn’t keep who said so from its member for good', async () => {
    const debt = await desk.takenBack(await desk.paidByCard(kobo))
    await done(desk.decide('tunde', debt, 'lost'))
    await done(desk.decide('tunde', debt, 'won'))
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    desk.later()
    // The provider has paid out since, as others say and send.
    const settled = { gateway: 'card', currency: 'NGN', paid_out: 250, received_on: today }
    await done(desk.act('zainab', 'settlement/record', { ...settled, reference: 'STL-WON' }))
    const line = lineOf(kobo, { bankId: 'STL-WON', reference: 'STL-WON' })
    await desk.send([line], { by: 'uche' })
    expect((await desk.lines())[0]).toMatchObject({ state: 'matched' })
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })

  it('of which nothing was taken gave nothing: other money of its member covers as before', async () => {
    const card = await desk.paidByCard(kobo)
    await desk.ended('ngozi', await desk.released(await desk.available()), paid)
    const debt = await desk.takenBack(card)
    await done(desk.decide('tunde', debt, 'won'))
    await done(desk.decide('zainab', debt, 'won'))
    expect(await desk.available()).toBe(0)
    // What the bank shows, in files of two.
    const { reference } = await desk.announce(kobo)
    const own = lineOf(kobo, { text: reference })
    await desk.send([own], { by: 'uche' })
    await desk.send([own], { by: 'ngozi', openingMinor: 1n })
    expect(await desk.available()).toBe(250)
    const id = await desk.asked(100)
    await done(desk.approve('uche', id))
    const batch = await done(desk.prepare('uche', id))
    await done(desk.release('ngozi', batch))
    await desk.ended('uche', { id, batch }, failed)
    const [row] = await desk.server.db.query<{ reference: string }>({
      text: 'SELECT reference FROM withdrawal WHERE id = $1',
      values: [id],
    })
    const line = await desk.sentOut(100_00n, row?.reference ?? '', 'ngozi')
    const is = { to: 'withdrawal', withdrawal_id: id }
    const answer = await desk.matchAs('uche', line, is)
    expect(answer).toMatchObject({ status: 200 })
  })
})

describe('a rate that is gone isn’t given by one person’s own', () => {
  const announced = () =>
    desk.announce(900_000_00n, 'dayo', {
      currency: 'USD',
      walletId: walletIdOf('dayo', 'USD'),
      amountMinor: 600_00n,
      rate: '1500',
    })

  it('columns', async () => {
    const before = await desk.available('USD')
    const { id } = await announced()
    desk.later(20 * day)
    const columns = {
      date: 'Date',
      credit: 'In',
      debit: 'Out',
      reference: 'Reference',
      date_order: 'day_first',
      decimal_mark: '.',
    }
    await done(desk.act('tunde', `statement/mapping/${await desk.accountId()}`, columns))
    const file = 'Date,Reference,In,Out\n03/06/2026,FT-OWN-CSV,900000.00,\n'
    expect((await desk.sendFile(file, { by: 'tunde' })).status).toBe(200)
    await desk.server.settle()
    const [line] = await desk.lines()
    const is = { seen: line?.state, to: 'payment', payment_id: id }
    // Theirs is the first of two words.
    await done(desk.matchAs('tunde', line?.id, is))
    expect(await desk.matchAs('tunde', line?.id, is)).toMatchObject(byTwo)
    expect(await desk.available('USD')).toBe(before)
  })

  it('file, whose line they gave and took back before', async () => {
    const before = await desk.available('USD')
    const { id } = await announced()
    desk.later(20 * day)
    await desk.send([lineOf(900_000_00n)], { by: 'tunde' })
    const [line] = await desk.lines()
    const toWallet = { seen: line?.state, to: 'wallet', customer_id: dayo }
    await done(desk.matchAs('tunde', line?.id, toWallet))
    await done(desk.undo('tunde', line?.id))
    const is = { seen: 'unmatched', to: 'payment', payment_id: id }
    // Theirs is the first of two words.
    await done(desk.matchAs('tunde', line?.id, is))
    expect(await desk.matchAs('tunde', line?.id, is)).toMatchObject(byTwo)
    expect(await desk.available('USD')).toBe(before)
  })
})
