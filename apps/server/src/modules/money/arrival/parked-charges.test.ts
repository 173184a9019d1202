// A charge that its member can’t have is known by itself, whatever anybody records under its words.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { naira, payer } from '#test/clubs/paying.ts'
import { type ClaimsDesk, openClaimsDesk } from '#test/desks/claims-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'

let desk: ClaimsDesk
beforeEach(async () => {
  desk = await openClaimsDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.club.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

const today = '2026-06-03'

async function written(bank_reference: string, amount: number) {
  const body = { currency: 'NGN', amount, received_on: today, sender_name: 'X', bank_reference }
  const answer = await desk.post('unmatched/record', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const leaves = () =>
  desk.club.server.asOwner(owner =>
    owner.query({ text: 'UPDATE member SET closed_at = now() WHERE id = $1', values: [payer.id] }),
  )
const parked = () =>
  desk.club.server.db.query<{ minor: bigint }>({
    text: `SELECT amount_minor AS minor FROM unmatched_money WHERE meant_for = $1 ORDER BY created_at`,
    values: [payer.id],
  })

it('is its member’s though somebody recorded money under its words', async () => {
  const id = await desk.club.begin()
  const { reference } = await desk.club.read(id)
  await written(`${reference} ch_1`, 0.01)
  await desk.club.arrive(id, { amount: naira(101_500n), chargeId: 'ch_1' })
  expect(await desk.club.read(id)).toMatchObject({ status: 'succeeded', receivedMinor: 101_500n })
})

it('is kept once, though as much was recorded under its words on the same day', async () => {
  const id = await desk.club.begin()
  const { reference } = await desk.club.read(id)
  await written(`${reference} ch_1`, 1_015)
  await leaves()
  const arrive = () => desk.club.arrive(id, { amount: naira(101_500n), chargeId: 'ch_1' })
  const all = await desk.club.changes(async () => {
    await arrive()
    await arrive()
  })
  expect(all).toEqual({ 'clearing card NGN': -101_500n })
  expect(await parked()).toEqual([{ minor: 101_500n }])
})

it('is kept once where it is the second of its payment', async () => {
  const id = await desk.club.begin()
  const { reference } = await desk.club.read(id)
  await desk.club.arrive(id, { amount: naira(101_500n) })
  await written(`${reference} again`, 1_015)
  await leaves()
  const again = { amount: naira(101_500n), chargeId: 'again' }
  const all = await desk.club.changes(async () => {
    await desk.club.arrive(id, again)
    await desk.club.arrive(id, again)
  })
  expect(all).toEqual({ 'clearing card NGN': -101_500n })
  expect(await parked()).toEqual([{ minor: 101_500n }])
})
