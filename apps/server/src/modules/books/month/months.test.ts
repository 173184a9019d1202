// What was reported of a month stays as it is once two administrators have closed it.
import { randomUUID } from 'node:crypto'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import { confirmMonthClosing } from '@kinfold/contract/operator/month/confirm-month-closing'
import { listMonths } from '@kinfold/contract/operator/month/list-months'
import { proposeMonthClosing } from '@kinfold/contract/operator/month/propose-month-closing'
import { getMonthReport } from '@kinfold/contract/report/get-month-report'
import { demoMonths, monthClosings } from '@kinfold/personas/desk/demo-months'
import { returnsPostings } from '@kinfold/personas/desk/returns-postings'
import { operators } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { carryOutRun } from '../../money/returns/carry-out-returns.ts'
import { monthClosing } from './month.tables.ts'

let server: TestServer
let zainab: string
let uche: string
beforeEach(async () => {
  server = await openDemoClub()
  zainab = await sessionFor(server, operators.zainab.email)
  uche = await sessionFor(server, operators.uche.email)
})
afterEach(async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  await server[Symbol.asyncDispose]()
})

const reason = 'The bank’s statement and the books agree.'
const propose = (month: number, token = zainab) =>
  server.call('POST', '/api/operator/month/close', { token, body: { year: 2026, month, reason } })
const confirm = (id: string, token = uche) =>
  server.call('POST', `/api/operator/month/confirm/${id}`, { token })
const months = async () => (await server.ask(listMonths, { token: zainab })).months
const monthOf = async (month: number) =>
  (await months()).find(each => each.year === 2026 && each.month === month)
const idOf = (answer: { readonly body: unknown }) => String(Reflect.get(Object(answer.body), 'id'))
const close = async (month: number) => {
  const proposed = await propose(month)
  expect(proposed.status).toBe(200)
  const confirmed = await confirm(idOf(proposed))
  expect(confirmed.status).toBe(200)
}
const lastEntry = async () =>
  (await server.ask(listAuditEntries, { token: zainab, query: { per_page: 1 } })).items[0]
const waiting = async () => (await server.ask(getDeskOverview, { token: uche })).months_to_confirm
const mayReport = async () => {
  const token = await sessionFor(server, dayo.customer.email)
  return server.ask(getMonthReport, { token, query: { year: 2026, month: 5 } })
}
it('lists every month that is over, the latest first, with what is proposed', async () => {
  expect(await months()).toEqual(
    demoMonths.map(each => ({
      ...each,
      proposal: each.proposal && { ...each.proposal, proposed_at: '2026-06-02T13:00:00.000Z' },
    })),
  )
})

it('says what of a month isn’t settled, until it is closed', async () => {
  const openIn = async (month: number) => (await monthOf(month))?.still_open
  const before = await openIn(5)
  expect(before?.returns).toBe(1)
  expect(await openIn(4)).toMatchObject({ returns: 0 })
  await server.db.query({
    text: `INSERT INTO unmatched_money (currency, amount_minor, received_on, sender_name, bank_reference, state, created_at)
           VALUES ('NGN', 100, '2026-04-30', 'Somebody', 'FT-1', 'open', now())`,
  })
  expect(await openIn(5)).toEqual({ ...before, unmatched: (before?.unmatched ?? 0) + 1 })
  expect(await openIn(4)).toMatchObject({ unmatched: 1 })
  expect(await openIn(3)).toMatchObject({ unmatched: 0 })
  await close(5)
  expect(await openIn(5)).toBeNull()
})

it('closes a month once a second administrator agrees, with those before it', async () => {
  const before = await waiting()
  const report = await mayReport()
  const { id } = await server.ask(proposeMonthClosing, {
    token: zainab,
    body: { year: 2026, month: 5, reason },
  })
  expect(await waiting()).toBe(before + 1)
  expect(await lastEntry()).toMatchObject({
    action: 'month.proposed',
    subject: 'May 2026',
    subject_id: id,
    detail: reason,
  })
  expect((await confirm(id, zainab)).code).toBe('second_person_needed')
  expect((await monthOf(5))?.closed).toBeNull()

  const confirmed = await server.ask(confirmMonthClosing, {
    token: uche,
    params: { id },
    body: { seen: 'proposed' },
  })
  expect(confirmed).toMatchObject({ year: 2026, month: 5, status: 'confirmed' })
  expect(await monthOf(5)).toEqual({
    year: 2026,
    month: 5,
    closed: {
      at: expect.any(String),
      proposed_by: { id: operators.zainab.operatorId, name: 'Zainab Yusuf' },
      confirmed_by: { id: operators.uche.operatorId, name: 'Uche Okafor' },
    },
    obstacle: null,
    still_open: null,
    proposal: null,
  })
  expect(await lastEntry()).toMatchObject({ action: 'month.closed', actor_name: 'Uche Okafor' })
  expect(await waiting()).toBe(before)
  expect(await mayReport()).toEqual(report)
  // Nothing of an earlier one changes either.
  const [earlier] = monthClosings
  const late = await confirm(earlier?.id ?? '', zainab)
  expect([late.code, late.body]).toMatchObject([
    'conflict',
    { error: closingSentences.alreadyClosed },
  ])
})

it('closes months in their order, and none twice', async () => {
  await close(3)
  const may = await propose(5)
  expect([may.code, may.body]).toMatchObject([
    'conflict',
    { error: closingSentences.obstacles.earlier_month_first },
  ])
  expect((await monthOf(5))?.obstacle).toBe('earlier_month_first')
  expect((await monthOf(4))?.obstacle).toBeNull()
  const march = await propose(3)
  expect(march.body).toMatchObject({ error: closingSentences.alreadyClosed })
  const april = await propose(4)
  expect(april.body).toMatchObject({ error: closingSentences.alreadyProposed })
  const [proposed] = monthClosings
  const both = await Promise.all([1, 2].map(() => confirm(proposed?.id ?? '', zainab)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await propose(5)).status).toBe(200)
})

it('closes no month that is not over, nor one that never was', async () => {
  const june = await propose(6)
  expect([june.code, june.body]).toMatchObject([
    'validation_failed',
    { fields: { month: closingSentences.notOver } },
  ])
  for (const month of [0, 13, 1.5]) expect((await propose(month)).code).toBe('validation_failed')
})

it('waits for returns that are being posted', async () => {
  const draft = returnsPostings.find(({ month, status }) => month === 5 && status === 'draft')
  const id = draft?.id ?? ''
  const tunde = await sessionFor(server, operators.tunde.email)
  const proposed = await propose(5)
  const headers = { 'idempotency-key': randomUUID() }
  const path = `/api/operator/returns/post/${id}`
  expect((await server.call('POST', path, { token: tunde, headers })).status).toBe(200)
  expect((await monthOf(5))?.obstacle).toBe('returns_under_way')
  expect((await monthOf(4))?.obstacle).toBeNull()
  const refused = await confirm(idOf(proposed))
  expect([refused.code, refused.body]).toMatchObject([
    'conflict',
    { error: closingSentences.obstacles.returns_under_way },
  ])
  await carryOutRun(server.parts.services, id)
  expect((await confirm(idOf(proposed))).status).toBe(200)
})

it('has all of a run or none of it, whoever comes first', async () => {
  const draft = returnsPostings.find(({ month, status }) => month === 5 && status === 'draft')
  const id = draft?.id ?? ''
  const tunde = await sessionFor(server, operators.tunde.email)
  const proposed = await propose(5)
  const headers = { 'idempotency-key': randomUUID() }
  const [posted] = await Promise.all([
    server.call('POST', `/api/operator/returns/post/${id}`, { token: tunde, headers }),
    confirm(idOf(proposed)),
    carryOutRun(server.parts.services, id),
  ])
  expect(posted.status).toBe(200)
  await carryOutRun(server.parts.services, id)
  const moments = await server.db.query({
    text: 'SELECT DISTINCT event_at >= $2 AS is_late FROM ledger.transfer WHERE returns_id = $1',
    values: [id, new Date('2026-06-01T00:00:00+01:00')],
  })
  expect(moments).toHaveLength(1)
})

it('is refused by the database where one person says both', async () => {
  const [proposed] = monthClosings
  const decidedBy = proposed?.proposed_by.id ?? ''
  const alone = server.db.orm
    .update(monthClosing)
    .set({ status: 'confirmed', decidedBy, decidedAt: server.clock.now })
  await expect(alone).rejects.toThrow()
})
