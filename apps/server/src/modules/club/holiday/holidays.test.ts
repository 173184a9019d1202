// The list of days on which no bank pays, and what batches make of it.
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { listHolidays } from '@kinfold/contract/operator/holiday/list-holidays'
import { demoHolidays } from '@kinfold/personas/desk/demo-holidays'
import { operators } from '@kinfold/personas/operators/operators'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'

let club: PayingOutClub
beforeEach(async () => {
  club = await openPayingOutClub()
})
afterEach(() => club[Symbol.asyncDispose]())

const call = async (by: keyof typeof operators, path: string, body?: object) =>
  club.server.call('POST', `/api/operator/holiday/${path}`, {
    token: await club.tokenFor(operators[by].email),
    ...(body && { body }),
  })
const list = async () => {
  const token = await club.tokenFor(operators.ngozi.email)
  return (await club.server.ask(listHolidays, { token })).holidays
}
const audited = async (action: string) => {
  const token = await club.tokenFor(operators.zainab.email)
  return (await club.server.ask(listAuditEntries, { token, query: { action } })).items
}

it('begins with the public holidays that are known, the earliest first', async () => {
  expect(await list()).toEqual(demoHolidays)
})

it('takes each day once, from an administrator', async () => {
  const eid = { day: '2027-03-10', name: 'Eid-el-Fitr' }
  expect((await call('tunde', 'add', eid)).code).toBe('forbidden')
  const { status, body } = await call('zainab', 'add', eid)
  expect(status).toBe(200)
  expect(body).toMatchObject(eid)
  expect(await list()).toContainEqual(body)
  expect(await call('zainab', 'add', { ...eid, name: 'Another' })).toMatchObject({
    code: 'conflict',
    body: { error: 'This day is on the list already.' },
  })
  expect((await call('zainab', 'add', { ...eid, day: '2027-02-30' })).code).toBe(
    'validation_failed',
  )
  expect(await audited('holiday.added')).toMatchObject([
    { subject: 'Eid-el-Fitr', detail: '2027-03-10', actor_name: 'Zainab Yusuf' },
  ])
})

it('loses a day once', async () => {
  const [first] = demoHolidays
  expect((await call('tunde', `remove/${first?.id}`)).code).toBe('forbidden')
  expect((await call('zainab', `remove/${first?.id}`)).body).toEqual(first)
  expect(await list()).toEqual(demoHolidays.slice(1))
  expect((await call('zainab', `remove/${first?.id}`)).code).toBe('not_found')
  expect(await audited('holiday.removed')).toHaveLength(1)
})

it('moves the day that a batch is due on, for those prepared from then on', async () => {
  const before = await club.prepared([1_000])
  await call('zainab', 'add', { day: '2026-07-03', name: 'A day of mourning' })
  const after = await club.prepared([1_000])
  expect((await club.batch(before.id)).batch.due_on).toBe('2026-07-03')
  expect((await club.batch(after.id)).batch.due_on).toBe('2026-07-02')
})
