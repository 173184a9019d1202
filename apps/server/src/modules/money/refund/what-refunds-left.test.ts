// What a failed refund left with the desk is known by the refund itself, whatever anybody records beside it.
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { done } from '#test/desks/approvers-desk.ts'
import { type DetoursDesk, dayo, kobo, openDetoursDesk } from '#test/desks/detours-desk.ts'
import { today } from '#test/desks/statement-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'

let desk: DetoursDesk
beforeEach(async () => {
  desk = await openDetoursDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

/** A transfer of Dayo's that one confirmed. */
async function transfer() {
  const { id, reference } = await desk.announce(kobo)
  const line = { received_amount: 250, received_on: today, bank_reference: `FT ${reference}` }
  await done(desk.act('zainab', `transfer/confirm/${id}`, line))
  return { id, reference }
}

type Order = { readonly amount?: number; readonly id?: string }

/** Given back by the club's bank, by an id that is given or any. */
async function refundOf(payment: string, { id, ...amount }: Order = {}): Promise<string> {
  const proposed = await done(
    desk.act('uche', `payment/refund/${payment}`, { reason: 'Paid twice.', ...amount }),
  )
  const text = 'UPDATE refund SET id = $2 WHERE id = $1'
  if (id !== undefined) await desk.server.db.query({ text, values: [proposed, id] })
  const sent = id ?? proposed
  await done(desk.act('ngozi', `refund/confirm/${sent}`, { seen: 'proposed' }))
  return sent
}

const leaves = () => {
  const text = 'UPDATE member SET closed_at = now() WHERE id = $1'
  return desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
}
const fails = (refund: string) =>
  desk.act('tunde', `refund/settle/${refund}`, { outcome: 'failed', note: 'Closed.' })

const wordsOf = (reference: string, refund: string) => `${reference} refund ${refund.slice(0, 8)}`
const longAgo = '2026-05-20'
const written = (bank_reference: string, { received_on = today, amount = 250 } = {}) =>
  done(
    desk.act('zainab', 'unmatched/record', {
      currency: 'NGN',
      amount,
      received_on,
      sender_name: 'Somebody',
      bank_reference,
    }),
  )

/** What waits at the desk for Dayo. */
const waiting = () =>
  desk.server.db.query<{ id: string; reference: string; minor: bigint }>({
    text: `SELECT id, bank_reference AS reference, amount_minor AS minor FROM unmatched_money
            WHERE meant_for = $1 ORDER BY bank_reference`,
    values: [dayo],
  })
const leftBy = async (refund: string) => {
  const text = 'SELECT unmatched_id AS id FROM refund WHERE id = $1'
  const [row] = await desk.server.db.query<{ id: string | null }>({ text, values: [refund] })
  return row?.id
}

const waitsAtDesk = {
  code: 'conflict',
  body: { error: expect.stringMatching(/has left the club.* waits among the unmatched money/) },
}

it('isn’t what somebody recorded under its words before it failed: the line that paid it is nothing else', async () => {
  const { id, reference } = await transfer()
  const refund = await refundOf(id)
  await written(wordsOf(reference, refund), { received_on: longAgo })
  const line = await desk.sentOut(kobo, reference)
  expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
  const is = { to: 'refund', refund_id: refund }
  expect((await desk.matchAs('uche', line, is)).status).toBe(200)
})

it('is found though its words were taken by then, and it has a number', async () => {
  const { id, reference } = await transfer()
  const refund = await refundOf(id)
  await written(wordsOf(reference, refund).toLowerCase())
  await leaves()
  await done(fails(refund))
  const [left] = await waiting()
  expect(left?.reference).toBe(`${wordsOf(reference, refund)} (2)`)
  const line = await desk.sentOut(kobo, reference)
  const is = { to: 'refund', refund_id: refund }
  expect(await desk.matchAs('uche', line, is)).toMatchObject(waitsAtDesk)
  expect(await leftBy(refund)).toBe(left?.id)
})

it('is one refund’s alone, though another of its payment has as much and an id that begins alike', async () => {
  const { id, reference } = await transfer()
  const ids = ['1', '2'].map(last => `50ab8edc-0000-4000-8000-00000000000${last}`)
  const [failed, sent] = [
    await refundOf(id, { amount: 100, id: ids[0] ?? '' }),
    await refundOf(id, { amount: 100, id: ids[1] ?? '' }),
  ]
  await leaves()
  await done(fails(failed))
  const line = await desk.sentOut(100_00n, reference)
  expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
  expect((await desk.matchAs('uche', line, { to: 'refund', refund_id: sent })).status).toBe(200)
  expect(await waiting()).toMatchObject([{ minor: 100_00n }])
  expect(await leftBy(sent)).toBe(null)
})

it('is each refund’s own where two of a payment fail', async () => {
  const { id, reference } = await transfer()
  const ids = ['1', '2'].map(last => `50ab8edc-0000-4000-8000-00000000000${last}`)
  for (const each of ids) await refundOf(id, { amount: 100, id: each })
  await leaves()
  for (const each of ids) await done(fails(each))
  const left = await waiting()
  expect(left.map(each => each.reference)).toEqual([
    `${reference} refund 50ab8edc`,
    `${reference} refund 50ab8edc (2)`,
  ])
  const named = await Promise.all(ids.map(leftBy))
  expect(new Set(named)).toEqual(new Set(left.map(each => each.id)))
})

it('is not a part that waits once as much is recorded under the words of what went back', async () => {
  const { id, reference } = await transfer()
  const refund = await refundOf(id)
  const words = wordsOf(reference, refund)
  await written(words, { received_on: longAgo })
  const owed = await desk.paidByCard(100_00n)
  const spent = await desk.released(await desk.available())
  await desk.ended('tunde', spent, { outcome: 'paid' })
  await done(desk.decide('uche', await desk.takenBack(owed), 'lost'))
  await leaves()
  await done(fails(refund))
  await written(words, { received_on: '2026-05-21' })
  expect(await waiting()).toMatchObject([{ minor: 150_00n }])
  const line = await desk.sentOut(kobo, reference)
  expect(await desk.matchAs('uche', line, { to: 'refund', refund_id: refund })).toMatchObject({
    code: 'conflict',
    body: { error: expect.stringMatching(/Only a part .* ask them for the second/) },
  })
  // It is no charge of the bank, nor what waits.
  expect((await desk.matchAs('uche', line, { to: 'charge' })).code).toBe('conflict')
})

it('stays what it left once it failed, however often that is said, its sum goes back and the match is undone', async () => {
  const { id, reference } = await transfer()
  const refund = await refundOf(id)
  await leaves()
  await done(fails(refund))
  expect((await fails(refund)).code).toBe('already_decided')
  const [left, ...others] = await waiting()
  expect(others).toEqual([])
  expect(await leftBy(refund)).toBe(left?.id)
  await done(desk.act('uche', `unmatched/return/${left?.id}`, { seen: 'open', reason: 'Theirs.' }))
  const line = await desk.sentOut(kobo, reference)
  desk.later()
  const returned = { to: 'returned', unmatched_id: left?.id }
  const is = { to: 'refund', refund_id: refund }
  for (const by of ['ngozi', 'tunde'] as const) {
    expect(await desk.matchAs('uche', line, is)).toMatchObject(waitsAtDesk)
    await done(desk.matchAs(by, line, returned))
    await done(desk.undo(by, line))
  }
  expect(await leftBy(refund)).toBe(left?.id)
})

it('stays what it left once somebody else was given that', async () => {
  const { id, reference } = await transfer()
  const refund = await refundOf(id)
  await leaves()
  await done(fails(refund))
  const [left] = await waiting()
  const to = { seen: 'open', customer_id: people.bola.customer.id }
  await done(desk.act('ngozi', `unmatched/assign/${left?.id}`, to))
  const line = await desk.sentOut(kobo, reference)
  const is = { to: 'refund', refund_id: refund }
  expect(await desk.matchAs('uche', line, is)).toMatchObject(waitsAtDesk)
  expect(await leftBy(refund)).toBe(left?.id)
})

it('is recorded by nobody’s hand, not in the database either', async () => {
  const { id, reference } = await transfer()
  const refund = await refundOf(id, { amount: 100 })
  const other = await refundOf(id, { amount: 150 })
  const words = wordsOf(reference, refund)
  const byHand = await written(words, { received_on: longAgo, amount: 100 })
  const { db } = desk.server
  const name = (which: string, sum: string | null | undefined, more = '') =>
    db.query({
      text: `UPDATE refund SET unmatched_id = $2 ${more} WHERE id = $1`,
      values: [which, sum],
    })
  const failed = `, status = 'failed', settled_at = (SELECT created_at FROM unmatched_money WHERE id = $2)`
  const notIts = 'a refund leaves with the desk what was its member'
  await expect(name(refund, byHand)).rejects.toThrow(notIts)
  await expect(name(refund, byHand, failed)).rejects.toThrow(notIts)
  await leaves()
  await done(fails(refund))
  const left = await leftBy(refund)
  // It was not the other's, nor left by one that has not failed.
  await expect(name(other, left, failed)).rejects.toThrow('refund_unmatched')
  const settled = failed.replace("'failed'", "'sent'")
  await expect(name(other, left, settled)).rejects.toThrow('refund_left_by_failing')
  for (const sum of [null, byHand]) {
    await expect(name(refund, sum)).rejects.toThrow('stays what it was')
  }
  expect(await leftBy(refund)).toBe(left)
})
