// What members find on the club’s own page, and how the desk keeps it.
import { getClub } from '@kinfold/contract/club/get-club'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { createAnnouncement } from '@kinfold/contract/operator/club/create-announcement'
import { createMeeting } from '@kinfold/contract/operator/club/create-meeting'
import { createOfficer } from '@kinfold/contract/operator/club/create-officer'
import { deleteOfficer } from '@kinfold/contract/operator/club/delete-officer'
import { listAnnouncements } from '@kinfold/contract/operator/club/list-announcements'
import { listMeetings } from '@kinfold/contract/operator/club/list-meetings'
import { listOfficers } from '@kinfold/contract/operator/club/list-officers'
import { updateMeeting } from '@kinfold/contract/operator/club/update-meeting'
import { updateOfficer } from '@kinfold/contract/operator/club/update-officer'
import { withdrawAnnouncement } from '@kinfold/contract/operator/club/withdraw-announcement'
import { clubAnswer } from '@kinfold/personas/answers/club-answer'
import { demoMeetings } from '@kinfold/personas/content/demo-meetings'
import { demoOfficers } from '@kinfold/personas/content/demo-officers'
import { operators } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let member: string
let zainab: string
beforeEach(async () => {
  server = await openDemoClub()
  member = await sessionFor(server, dayo.customer.email)
  zainab = await sessionFor(server, operators.zainab.email)
})
afterEach(() => server[Symbol.asyncDispose]())

const seen = () => server.ask(getClub, { token: member })
const entries = async (kind: 'officer' | 'meeting' | 'announcement') =>
  (await server.ask(listAuditEntries, { token: zainab, query: { kind } })).items.map(
    ({ action, subject, detail }) => [action, subject, detail],
  )
const inMinutes = (minutes: number) =>
  new Date(server.clock.now.getTime() + minutes * 60_000).toISOString()
const meeting = (starts_at: string, title = 'A quarter’s look') => ({
  title,
  starts_at,
  minutes: 60,
  place: 'By video',
  link: null,
  agenda: 'The quarter in figures.',
})

/** As many more, of whom so many have not proven their address. */
async function joined(count: number, { unproven }: { unproven: number }): Promise<void> {
  await server.db.query({
    text: `WITH copied AS (
        INSERT INTO account (email, email_key, password_hash, password_changed_at, email_verified_at, created_at)
        SELECT n || '@example.com', n || '@example.com', 'x', now(), CASE WHEN n > $2 THEN now() END, now()
          FROM generate_series(1, $1::int) n RETURNING id)
      INSERT INTO member
      SELECT (jsonb_populate_record(m, jsonb_build_object('id', copied.id, 'closed_at', NULL))).*
        FROM copied, (SELECT member FROM member JOIN account ON account.id = member.id WHERE email_key = $3) AS one (m)`,
    values: [count, unproven, dayo.customer.email],
  })
}

it('shows members what the club has: no number of so few, and nothing that was withdrawn', async () => {
  const shown = await seen()
  expect(shown).toMatchObject({ members: null, officers: clubAnswer.officers })
  expect(shown.meetings).toEqual(clubAnswer.meetings)
  expect(shown.announcements.map(({ title }) => title)).toEqual([
    'We meet again',
    'A new treasurer',
  ])
})

it('says full tens of members, of those who are there and have proven their address', async () => {
  await server.db.query({ text: 'UPDATE member SET closed_at = now()' })
  await server.db.query({
    text: 'UPDATE member SET closed_at = NULL FROM account a WHERE a.id = member.id AND email_key = $1',
    values: [dayo.customer.email],
  })
  await joined(8, { unproven: 0 })
  expect((await seen()).members).toBeNull()
  await server.db.query({
    text: `DELETE FROM member WHERE id IN (SELECT id FROM account WHERE password_hash = 'x')`,
  })
  await server.db.query({ text: `DELETE FROM account WHERE password_hash = 'x'` })
  await joined(26, { unproven: 3 })
  expect((await seen()).members).toBe(20)
  await server.db.query({
    text: `UPDATE account SET email_verified_at = now() WHERE password_hash = 'x'`,
  })
  expect((await seen()).members).toBe(20)
  await server.db.query({
    text: `UPDATE member SET closed_at = now() FROM account a WHERE a.id = member.id AND a.password_hash = 'x'
            AND a.email IN (SELECT n || '@example.com' FROM generate_series(1, 8) n)`,
  })
  expect((await seen()).members).toBe(10)
})

it('keeps the officers in the order that the club gives them', async () => {
  const body = { name: 'Ronke Alabi', office: 'Auditor', position: 2 }
  const tunde = await sessionFor(server, operators.tunde.email)
  const path = '/api/operator/officer/create'
  expect((await server.call('POST', path, { token: tunde, body })).code).toBe('forbidden')
  const added = await server.ask(createOfficer, { token: zainab, body })
  const names = async () => (await seen()).officers.map(({ name }) => name)
  const [first, second, third, fourth] = demoOfficers.map(({ name }) => name)
  // Emeka Okafor has the second place too.
  expect(await names()).toEqual([first, second, 'Ronke Alabi', third, fourth])
  const params = { id: added.id }
  const change = { ...body, office: 'Internal auditor', position: 0, version: 1 }
  const changed = await server.ask(updateOfficer, { token: zainab, params, body: change })
  expect(changed).toEqual({ ...added, office: 'Internal auditor', position: 0, version: 2 })
  expect((await names())[0]).toBe('Ronke Alabi')
  const late = `/api/operator/officer/update/${added.id}`
  expect((await server.call('PATCH', late, { token: zainab, body: change })).code).toBe('conflict')
  await server.ask(deleteOfficer, { token: zainab, params })
  const again = await server.call('POST', `/api/operator/officer/delete/${added.id}`, {
    token: zainab,
  })
  expect(again.code).toBe('not_found')
  expect((await server.ask(listOfficers, { token: tunde })).officers).toEqual(demoOfficers)
  expect(await entries('officer')).toEqual([
    ['officer.deleted', 'Ronke Alabi', 'Internal auditor'],
    ['officer.changed', 'Ronke Alabi', 'Internal auditor'],
    ['officer.created', 'Ronke Alabi', 'Auditor'],
  ])
})

it('shows meetings until they are over, the next first', async () => {
  const body = meeting(inMinutes(-59), 'Under way')
  const underWay = await server.ask(createMeeting, { token: zainab, body })
  const over = { ...meeting(inMinutes(-60), 'Over') }
  await server.ask(createMeeting, { token: zainab, body: over })
  const titles = async () => (await seen()).meetings.map(({ title }) => title)
  expect(await titles()).toEqual(['Under way', demoMeetings[0]?.title])
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  expect(await titles()).toEqual([demoMeetings[0]?.title])
  expect(
    (await server.ask(listMeetings, { token: zainab })).meetings.map(each => each.title),
  ).toEqual([demoMeetings[0]?.title, 'Under way', 'Over'])
  expect(underWay).toMatchObject({ ...body, is_called_off: false, version: 1 })
})

it('leaves a meeting that is called off in sight, and counts its changes', async () => {
  const body = meeting(inMinutes(60))
  const { id } = await server.ask(createMeeting, { token: zainab, body })
  const change = { ...body, link: 'https://meet.example.com/q', is_called_off: true, version: 1 }
  await server.ask(updateMeeting, { token: zainab, params: { id }, body: change })
  expect((await seen()).meetings[0]).toEqual({ ...change, id, version: 2 })
  const path = `/api/operator/meeting/update/${id}`
  expect((await server.call('PATCH', path, { token: zainab, body: change })).code).toBe('conflict')
  const unsafe = { ...change, version: 2, link: 'http://meet.example.com/q' }
  expect((await server.call('PATCH', path, { token: zainab, body: unsafe })).code).toBe(
    'validation_failed',
  )
  expect(await entries('meeting')).toEqual([
    ['meeting.changed', body.title, `${body.starts_at}, called off`],
    ['meeting.created', body.title, body.starts_at],
  ])
})

it('takes an announcement back once, and keeps it at the desk', async () => {
  const body = { title: 'Thank you', body: 'It was a good year.' }
  const said = await server.ask(createAnnouncement, { token: zainab, body })
  const { announced_by, withdrawn_at, ...shown } = said
  expect((await seen()).announcements[0]).toEqual(shown)
  const uche = await sessionFor(server, operators.uche.email)
  const params = { id: said.id }
  const gone = await server.ask(withdrawAnnouncement, { token: uche, params })
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  expect(await server.ask(withdrawAnnouncement, { token: zainab, params })).toEqual(gone)
  expect(gone).toMatchObject({
    announced_by: { name: 'Zainab Yusuf' },
    withdrawn_at: said.announced_at,
  })
  expect((await seen()).announcements.map(({ id }) => id)).not.toContain(said.id)
  const [first] = (await server.ask(listAnnouncements, { token: zainab })).announcements
  expect(first).toEqual(gone)
  expect(await entries('announcement')).toEqual([
    ['announcement.withdrawn', 'Thank you', null],
    ['announcement.created', 'Thank you', null],
  ])
})
