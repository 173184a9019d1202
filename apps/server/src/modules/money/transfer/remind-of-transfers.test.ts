import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTransferDesk, type TransferDesk } from '#test/desks/transfer-desk.ts'
import { remindOfTransfers } from './remind-of-transfers.ts'

let desk: TransferDesk
beforeEach(async () => {
  desk = await openTransferDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const { chidi, halima } = people
const { tunde, uche, zainab } = operators
const hour = 3_600_000
const remind = () => remindOfTransfers.carryOut(desk.server.parts.services, desk.server.clock.now)
const nextDue = () => remindOfTransfers.nextDue(desk.server.db)
const mailsTo = async (email: string, title: RegExp) =>
  (await desk.server.inbox(email)).filter(({ subject }) => title.test(subject))
const [late, toMember] = [/longer than 48 hours/, /still looking/]

it('reminds member and approvers once of what waits for 48 hours, and no earlier', async () => {
  const { clock } = desk.server
  // Halima's waits since 1 June, 09:30; Chidi's since 2 June, 10:05.
  expect(await nextDue()).toEqual(new Date('2026-06-03T09:30:00Z'))
  await remind()
  expect(await mailsTo(halima.customer.email, toMember)).toEqual([])
  clock.now = new Date('2026-06-03T09:30:00Z')
  await Promise.all([remind(), remind()])
  await remind()
  expect(await mailsTo(halima.customer.email, toMember)).toHaveLength(1)
  expect(await mailsTo(chidi.customer.email, toMember)).toEqual([])
  for (const { email } of [tunde, uche]) {
    const [mail, ...others] = await mailsTo(email, late)
    expect(others).toEqual([])
    expect(mail?.text).toContain('₦45,000')
  }
  expect(await mailsTo(zainab.email, late)).toEqual([])
  expect(await nextDue()).toEqual(new Date('2026-06-04T10:05:00Z'))
  clock.forward(48 * hour)
  await remind()
  expect(await mailsTo(chidi.customer.email, toMember)).toHaveLength(1)
  expect(await mailsTo(tunde.email, late)).toHaveLength(2)
  expect(await nextDue()).toBeUndefined()
})

it('reminds of the others when one fails, and of that one the next time', async () => {
  const { clock, parts } = desk.server
  clock.forward(72 * hour)
  const { outbox } = parts.services
  const services = {
    ...parts.services,
    outbox: {
      ...outbox,
      post: (...[tx, email, mail]: Parameters<typeof outbox.post>) =>
        email === halima.customer.email
          ? Promise.reject(new Error('no'))
          : outbox.post(tx, email, mail),
    },
  }
  await expect(remindOfTransfers.carryOut(services, clock.now)).rejects.toThrow('no reminder')
  expect(await mailsTo(chidi.customer.email, toMember)).toHaveLength(1)
  expect(await mailsTo(tunde.email, late)).toHaveLength(1)
  expect(await nextDue()).toEqual(new Date('2026-06-03T09:30:00Z'))
  await remind()
  expect(await mailsTo(halima.customer.email, toMember)).toHaveLength(1)
  expect(await mailsTo(chidi.customer.email, toMember)).toHaveLength(1)
  expect(await nextDue()).toBeUndefined()
})

it('has nothing to say of one that was decided in time', async () => {
  for (const { reference } of await waiting()) {
    const [{ id } = { id: '' }] = await desk.server.db.query<{ id: string }>({
      text: 'SELECT id FROM payment WHERE reference = $1',
      values: [reference],
    })
    const { status } = await desk.post(`transfer/reject/${id}`, { reason: 'It never arrived.' })
    expect(status).toBe(200)
  }
  expect(await nextDue()).toBeUndefined()
})

it('tells the desk of several in one mail', async () => {
  desk.server.clock.forward(72 * hour)
  await remind()
  const [mail, ...others] = await mailsTo(uche.email, late)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('2 transfers')
  for (const { reference } of await waiting()) expect(mail?.text).toContain(reference)
})

const waiting = () =>
  desk.server.db.query<{ reference: string }>({
    text: `SELECT reference FROM payment WHERE gateway = 'bank' AND status = 'pending_confirmation'`,
  })
