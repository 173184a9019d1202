// A refund is paid once and comes back once: what one approver gets by saying it again, and where money gets stuck. Each
// test says what should hold.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Approver, done } from '#test/desks/approvers-desk.ts'
import { type DetoursDesk, kobo, openDetoursDesk } from '#test/desks/detours-desk.ts'
import { lineOf } from '#test/desks/statement-desk.ts'
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
