// What a payout that came back left with the desk is known by the withdrawal itself, whatever anybody records beside it.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { done } from '#test/desks/approvers-desk.ts'
import { type DetoursDesk, dayo, openDetoursDesk, paid } from '#test/desks/detours-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'

let desk: DetoursDesk
beforeEach(async () => {
  desk = await openDetoursDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

/** A withdrawal of Dayo's that the bank has paid. */
async function payout(amount = 250) {
  const released = await desk.released(amount)
  await desk.ended('tunde', released, paid)
  return released
}
const cameBack = (id: string) =>
  done(desk.act('uche', `withdrawal/return/${id}`, { seen: 'paid', reason: 'Closed.' }))
const leaves = () => {
  const text = 'UPDATE member SET closed_at = now() WHERE id = $1'
  return desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
}
const written = (bank_reference: string, amount: number) =>
  done(
    desk.act('zainab', 'unmatched/record', {
      currency: 'NGN',
      amount,
      received_on: today,
      sender_name: 'Somebody',
      bank_reference,
    }),
  )
async function cameIn(minor: bigint, text: string, bookedOn = today) {
  await desk.send([lineOf(minor, { text, bookedOn })], { by: 'ngozi' })
  return (await desk.lines()).find(each => each.text === text)
}
const waiting = () =>
  desk.server.db.query<{ id: string; minor: bigint }>({
    text: 'SELECT id, amount_minor AS minor FROM unmatched_money WHERE meant_for = $1',
    values: [dayo],
  })
const leftBy = async (id: string) => {
  const text = 'SELECT unmatched_id AS id FROM withdrawal WHERE id = $1'
  const [row] = await desk.server.db.query<{ id: string | null }>({ text, values: [id] })
  return row?.id
}

it('isn’t what somebody recorded under its words: the line with which it came back is no money of anybody’s', async () => {
  const { id, reference } = await payout()
  await written(`${reference} returned`, 0.01)
  const bank = await desk.atBank()
  await cameBack(id)
  expect(await cameIn(250_00n, `NIP ${reference}`)).toMatchObject({
    state: 'matched',
    withdrawal_id: id,
    unmatched_id: null,
  })
  expect(await desk.atBank()).toBe(bank + 250_00n)
})

it('is shown by the line with which it came back, where its member has left', async () => {
  const { id, reference } = await payout()
  await leaves()
  await cameBack(id)
  const [left] = await waiting()
  expect(await leftBy(id)).toBe(left?.id)
  const line = await cameIn(250_00n, `NIP ${reference}`)
  expect(line).toMatchObject({ state: 'open', withdrawal_id: null })
  const is = { to: 'unmatched', unmatched_id: left?.id }
  expect((await desk.matchAs('uche', line?.id, is)).body).toMatchObject({
    state: 'unmatched',
    unmatched_id: left?.id,
  })
})

it('is not in the books twice where its line has another day than it was said on', async () => {
  const { id, reference } = await payout()
  await leaves()
  await cameBack(id)
  const bank = await desk.atBank()
  const line = await cameIn(250_00n, `NIP ${reference}`, '2026-05-25')
  expect(line).toMatchObject({ state: 'open', unmatched_id: null })
  const [left] = await waiting()
  const is = { to: 'unmatched', unmatched_id: left?.id }
  expect((await desk.matchAs('uche', line?.id, is)).status).toBe(200)
  expect(await desk.atBank()).toBe(bank)
})

it('of a refund is not there twice either', async () => {
  const { id: payment, reference } = await desk.announce(250_00n)
  expect(await cameIn(250_00n, `NIP ${reference}`)).toMatchObject({ payment_id: payment })
  const refund = await done(desk.act('uche', `payment/refund/${payment}`, { reason: 'Twice.' }))
  await done(desk.act('zainab', `refund/confirm/${refund}`, { seen: 'proposed' }))
  await leaves()
  await done(desk.act('tunde', `refund/settle/${refund}`, { outcome: 'failed', note: 'Closed.' }))
  expect(await cameIn(250_00n, `RTN ${reference}`, '2026-05-25')).toMatchObject({
    state: 'open',
    unmatched_id: null,
  })
})

it('is not in the books twice where a part of it stayed for what its member owed', async () => {
  const { id, reference } = await payout()
  const owed = await desk.paidByCard(100_00n)
  const spent = await desk.released(await desk.available())
  await desk.ended('tunde', spent, paid)
  await done(desk.decide('uche', await desk.takenBack(owed), 'lost'))
  await leaves()
  const bank = await desk.atBank()
  await cameBack(id)
  expect(await waiting()).toMatchObject([{ minor: 150_00n }])
  expect(await cameIn(250_00n, `NIP ${reference}`)).toMatchObject({
    state: 'matched',
    withdrawal_id: id,
  })
  expect(await desk.atBank()).toBe(bank + 250_00n)
})

it('is recorded by nobody’s hand, not in the database either', async () => {
  const { id, reference } = await payout(100)
  const { id: other } = await payout(150)
  const byHand = await written(`${reference} returned`, 100)
  const name = (which: string, sum: string | null | undefined, more = '') =>
    desk.server.db.query({
      text: `UPDATE withdrawal SET unmatched_id = $2 ${more} WHERE id = $1`,
      values: [which, sum],
    })
  const returned = `, status = 'returned', returned_at = (SELECT created_at FROM unmatched_money WHERE id = $2)`
  const notIts = 'a payout leaves with the desk what was its member'
  await expect(name(id, byHand)).rejects.toThrow(notIts)
  await expect(name(id, byHand, returned)).rejects.toThrow(notIts)
  await leaves()
  await cameBack(id)
  const left = await leftBy(id)
  expect(left).not.toBe(null)
  // It was not the other's, nor left by one that has not come back.
  await expect(name(other, left, returned)).rejects.toThrow('withdrawal_unmatched')
  const stillPaid = returned.replace("'returned'", "'paid'")
  await expect(name(other, left, stillPaid)).rejects.toThrow('withdrawal_left_by_returning')
  for (const sum of [null, byHand]) {
    await expect(name(id, sum)).rejects.toThrow('stays what it was')
  }
  expect(await leftBy(id)).toBe(left)
})
