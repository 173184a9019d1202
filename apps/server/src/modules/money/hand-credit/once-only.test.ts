// A refund is paid once and comes back once: what one approver gets by saying it again, and where money gets stuck. Each
// test says what should hold.
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { operators } from '@kinfold/personas/operators/operators'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Approver, done } from '#test/desks/approvers-desk.ts'
import { type DetoursDesk, dayo, kobo, openDetoursDesk } from '#test/desks/detours-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'

let desk: DetoursDesk
beforeEach(async () => {
  desk = await openDetoursDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const findings = async () => {
  const { db, parts } = desk.server
  return Object.fromEntries((await checkBooks(db, parts.services.chainKeys, theBeginning)).findings)
}
type Change = Parameters<DetoursDesk['announce']>[2]

/** A transfer of Dayo's that two others sent the line of. */
async function arrived(change: Change = {}) {
  const { id, reference } = await desk.announce(kobo, 'dayo', change)
  const came = lineOf(kobo, { text: reference })
  await desk.send([came], { by: 'tunde' })
  await desk.send([came], { by: 'uche', openingMinor: 1n })
  return { id, reference }
}
async function refunded(payment: string, amount?: number) {
  const body = { reason: 'Paid twice.', ...(amount !== undefined && { amount }) }
  const refund = await done(desk.act('zainab', `payment/refund/${payment}`, body))
  return done(desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' }))
}
const settle = (by: Approver, refund: string, seen: string, outcome: string) =>
  desk.act(by, `refund/settle/${refund}`, { seen, outcome, note: 'Closed.' })
const is = (refund_id: string) => ({ to: 'refund', refund_id })

describe('refunds of a payment whose portfolio has ended', () => {
  it('that failed are in the wallet, each of them', async () => {
    const { id: portfolioId } = await desk.begun()
    const { id } = await arrived({ purpose: 'top_up', portfolioId, walletId: null })
    const refunds = [await refunded(id, 100), await refunded(id, 100)]
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    const before = await desk.available()
    for (const refund of refunds) {
      expect(await settle('tunde', refund, 'sent', 'failed')).toMatchObject({ status: 200 })
    }
    expect(await desk.available()).toBe(before + 200)
    expect(await findings()).toEqual({})
    const token = await desk.tokenOf('dayo')
    const { items } = await desk.server.ask(listNotifications, { token, query: {} })
    const [told] = items.filter(({ title }) => title === 'We could not send your money back')
    expect(told?.body).toContain('yours here again, in your wallet.')
  })

  it('are refused, and are said to have gone to the wallet', async () => {
    const { id: portfolioId } = await desk.begun()
    const { id } = await arrived({ purpose: 'top_up', portfolioId, walletId: null })
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    const answer = await desk.act('zainab', `payment/refund/${id}`, { reason: 'Paid twice.' })
    expect(answer).toMatchObject({
      code: 'insufficient_balance',
      body: { error: expect.stringMatching(/went to the member’s wallet/) },
    })
  })

  it('are in the wallet, also where another was paid after all', async () => {
    const { id: portfolioId } = await desk.begun()
    const { id, reference } = await arrived({ purpose: 'top_up', portfolioId, walletId: null })
    const [first, second] = [await refunded(id, 100), await refunded(id, 100)]
    await done(settle('tunde', first, 'sent', 'failed'))
    await done(desk.act('uche', `portfolio/close/${portfolioId}`, { reason: 'They asked.' }))
    const line = await desk.sentOut(100_00n, reference)
    await done(desk.matchAs('uche', line, is(first)))
    const before = await desk.available()
    expect(await settle('tunde', second, 'sent', 'failed')).toMatchObject({ status: 200 })
    expect(await desk.available()).toBe(before + 100)
    expect(await findings()).toEqual({})
  })
})

it('a refund of what was divided between plan and wallet leaves the plan, and comes back into it', async () => {
  const { id: portfolioId } = await desk.begun()
  const into = { purpose: 'top_up', portfolioId, walletId: null } as const
  const { id, reference } = await desk.announce(kobo, 'dayo', into)
  const came = lineOf(kobo + 50_00n, { text: reference })
  await desk.send([came], { by: 'tunde' })
  await desk.send([came], { by: 'uche', openingMinor: 1n })
  const [line] = await desk.lines()
  const to = { seen: line?.state, to: 'payment', payment_id: id, differs: true }
  await done(desk.matchAs('ngozi', line?.id, { ...to, surplus_to_wallet: true }))
  const refund = await refunded(id)
  expect(await desk.held(portfolioId)).toBe(0n)
  await done(settle('tunde', refund, 'sent', 'failed'))
  expect(await desk.held(portfolioId)).toBe(kobo)
  expect(await findings()).toEqual({})
})

it('what may be a refund that came back isn’t offered as the rest of its transfer', async () => {
  const { id, reference } = await desk.announce(kobo)
  await desk.send([lineOf(150_00n, { text: reference })], { by: 'uche' })
  const [part] = await desk.lines()
  const to = { seen: part?.state, to: 'payment', payment_id: id, differs: true }
  await done(desk.matchAs('tunde', part?.id, to))
  await desk.send([lineOf(100_00n, { text: `RETURNED ${reference}` })], { by: 'uche' })
  const offered = async () => (await desk.lines()).find(each => each.id !== part?.id)?.suggested
  expect(await offered()).not.toBeNull()
  const refund = await refunded(id, 100)
  expect(await offered()).toBeNull()
  await done(settle('zainab', refund, 'sent', 'failed'))
  expect(await offered()).toBeNull()
})

describe('a refund that was said to have failed', () => {
  const failedInPart = async () => {
    const { id, reference } = await arrived()
    const refund = await refunded(id, 100)
    await done(settle('ngozi', refund, 'sent', 'failed'))
    return { refund, reference, payment: id }
  }

  it('is paid after all by one line', async () => {
    const { refund, reference } = await failedInPart()
    const line = await desk.sentOut(100_00n, reference)
    await done(desk.matchAs('tunde', line, is(refund)))
    const before = await desk.available()
    const other = await desk.sentOut(100_00n, 'SOMEBODY')
    expect((await desk.matchAs('tunde', other, is(refund))).status).toBe(409)
    expect(await desk.available()).toBe(before)
  })

  it('isn’t paid after all by another line than that which showed it before it came back', async () => {
    const { id, reference } = await arrived()
    const refund = await refunded(id, 100)
    const line = await desk.sentOut(100_00n, reference)
    await done(desk.matchAs('uche', line, is(refund)))
    await done(settle('ngozi', refund, 'paid', 'failed'))
    const before = await desk.available()
    const other = await desk.sentOut(100_00n, 'SOMEBODY')
    expect((await desk.matchAs('tunde', other, is(refund))).status).toBe(409)
    expect(await desk.available()).toBe(before)
  })

  it('is paid once more after a line showed that it was paid, and another that it came back', async () => {
    const { id, reference } = await arrived()
    const refund = await refunded(id, 100)
    const line = await desk.sentOut(100_00n, reference)
    await done(desk.matchAs('uche', line, is(refund)))
    await done(settle('ngozi', refund, 'paid', 'failed'))
    const text = 'RETURNED'
    await desk.send([lineOf(100_00n, { text })], { by: 'zainab' })
    const back = (await desk.lines()).find(each => each.text === text)
    await done(desk.matchAs('tunde', back?.id, { ...is(refund), seen: back?.state }))
    const before = await desk.available()
    await desk.send([lineOf(-100_00n, { text: `NIP AGAIN ${reference}` })], { by: 'zainab' })
    const again = (await desk.lines()).find(each => each.text.startsWith('NIP AGAIN'))
    const asked = await desk.asked(100)
    expect((await desk.approve('uche', asked)).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('tunde', again?.id, { to: 'charge' })).status).toBe(409)
    expect((await desk.matchAs('tunde', again?.id, is(refund))).status).toBe(200)
    expect(await desk.available()).toBe(before - 200)
    expect((await desk.approve('uche', asked)).status).toBe(200)
    expect(await findings()).toEqual({})
  })

  it('is paid after all though as much waits that came before it left, or that names something else', async () => {
    const { refund, reference } = await failedInPart()
    const { reference: transfer } = await desk.announce(150_00n, 'halima')
    const waiting = [
      lineOf(100_00n, { text: 'A DAY BEFORE', bookedOn: '2026-06-02' }),
      lineOf(100_00n, { text: transfer }),
    ]
    await desk.send(waiting, { by: 'zainab' })
    expect((await desk.lines()).filter(({ state }) => state !== 'matched')).toHaveLength(2)
    const line = await desk.sentOut(100_00n, reference)
    expect((await desk.matchAs('tunde', line, is(refund))).status).toBe(200)
  })

  it('isn’t paid after all while as much waits that may be its own', async () => {
    const { refund, reference } = await failedInPart()
    await desk.send([lineOf(100_00n, { text: `RETURNED ${reference}` })], { by: 'zainab' })
    const line = await desk.sentOut(100_00n, reference)
    expect((await desk.matchAs('tunde', line, is(refund))).code).toBe('conflict')
  })

  it('isn’t shown to have come back once it was paid after all', async () => {
    const { refund, reference } = await failedInPart()
    const line = await desk.sentOut(100_00n, reference)
    await done(desk.matchAs('uche', line, is(refund)))
    const text = 'NIP OTHER MONEY'
    await desk.send([lineOf(100_00n, { text })], { by: 'zainab' })
    const came = (await desk.lines()).find(each => each.text === text)
    const said = { ...is(refund), seen: came?.state }
    expect((await desk.matchAs('tunde', came?.id, said)).status).toBe(409)
  })

  it('and paid after all isn’t meant by a line of another refund of its payment', async () => {
    const { refund, reference, payment } = await failedInPart()
    const line = await desk.sentOut(100_00n, reference)
    await done(desk.matchAs('uche', line, is(refund)))
    const next = await refunded(payment, 100)
    await desk.send([lineOf(-100_00n, { text: `NIP AGAIN ${reference}` })], { by: 'zainab' })
    const again = (await desk.lines()).find(({ text }) => text.startsWith('NIP AGAIN'))
    expect((await desk.matchAs('tunde', again?.id, is(refund))).status).toBe(409)
    await done(desk.matchAs('tunde', again?.id, is(next)))
    await desk.send([lineOf(-100_00n, { text: `NIP FEES ${reference}` })], { by: 'zainab' })
    const charged = (await desk.lines()).find(({ text }) => text.startsWith('NIP FEES'))
    expect((await desk.matchAs('tunde', charged?.id, { to: 'charge' })).status).toBe(200)
  })
})

describe('who says first that a match is wrong', () => {
  it('is shown nothing by its line once another has undone it', async () => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { id } = await desk.announce(900_000_00n, 'dayo', into)
    const { id: more } = await desk.announce(900_000_00n, 'dayo', into)
    const lines = []
    for (const [payment, text] of [
      [id, 'NIP ONE'],
      [more, 'NIP TWO'],
    ]) {
      const sent = lineOf(900_000_00n, { text: text ?? '' })
      await desk.send([sent], { by: 'uche' })
      await desk.send([sent], { by: 'ngozi', openingMinor: 1n })
      const line = (await desk.lines()).find(each => each.text === text)
      const to = { seen: line?.state, to: 'payment', payment_id: payment }
      await done(desk.matchAs('uche', line?.id, to))
      lines.push(line?.id)
    }
    expect((await desk.undo('tunde', lines[0])).body).toMatchObject({ state: 'unmatched' })
    expect((await desk.undo('tunde', lines[1])).body).toMatchObject({ state: 'matched' })
    await done(desk.undo('zainab', lines[1]))
    await done(
      desk.matchAs('tunde', lines[1], { seen: 'unmatched', to: 'wallet', customer_id: dayo }),
    )
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })

  it('says nothing of the next match of its line', async () => {
    const text = 'NIP WHOSE'
    await desk.send([lineOf(kobo, { text })], { by: 'tunde' })
    const line = (await desk.lines()).find(each => each.text === text)
    const given = { seen: 'unmatched', to: 'wallet', customer_id: dayo }
    await desk.resigned('ngozi', 'zainab')
    await done(desk.matchAs('uche', line?.id, given))
    desk.later()
    const asked = await desk.asked(100)
    expect((await desk.undo('tunde', line?.id)).body).toMatchObject({ state: 'matched' })
    await done(desk.act('uche', `withdrawal/refuse/${asked}`, { reason: 'Not now.' }))
    await done(desk.undo('tunde', line?.id))
    await done(desk.matchAs('uche', line?.id, given))
    desk.later()
    await desk.asked(100)
    expect((await desk.undo('uche', line?.id)).body).toMatchObject({ state: 'matched' })
  })

  it('says nothing of a transfer once its line was let go', async () => {
    const approvers = async (...names: readonly Approver[]) =>
      desk.server.db.query({
        text: `UPDATE operator SET roles = '{approver}' WHERE id = ANY ($1)`,
        values: [names.map(name => operators[name].operatorId)],
      })
    const { id } = await desk.announce(kobo)
    const money = await desk.recorded({ amount: 250, received_on: today, bank_reference: 'FT-9' })
    const paying = { seen: 'open', customer_id: dayo, payment_id: id }
    await done(desk.act('uche', `unmatched/assign/${money}`, paying))
    await desk.send([lineOf(kobo, { reference: 'FT-9' })], { by: 'zainab' })
    const [line] = await desk.lines({ state: 'matched' })
    await desk.resigned('ngozi', 'zainab')
    expect((await desk.undo('uche', line?.id)).body).toMatchObject({ state: 'matched' })
    await approvers('zainab')
    await done(desk.undo('zainab', line?.id))
    await done(desk.matchAs('zainab', line?.id, { to: 'unmatched', unmatched_id: money }))
    await desk.resigned('zainab')
    desk.later()
    await desk.asked(100)
    expect((await desk.undo('tunde', line?.id)).body).toMatchObject({ state: 'matched' })
  })
})
