// Notices, surveys and terms from the desk, and its staff; each action is logged.

import { randomUUID } from 'node:crypto'
import { agreeToTerms, termsChangedAgain } from '@kinfold/contract/account/agree-to-terms'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { updateCustomer } from '@kinfold/contract/account/update-customer'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { closeSurvey } from '@kinfold/contract/operator/content/close-survey'
import { countAudiences } from '@kinfold/contract/operator/content/count-audiences'
import { listNotices } from '@kinfold/contract/operator/content/list-notices'
import { listSurveys } from '@kinfold/contract/operator/content/list-surveys'
import { listTerms } from '@kinfold/contract/operator/content/list-terms'
import { openSurvey } from '@kinfold/contract/operator/content/open-survey'
import { publishTerms, termsVersionUsed } from '@kinfold/contract/operator/content/publish-terms'
import { sendNotice } from '@kinfold/contract/operator/content/send-notice'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { getMember } from '@kinfold/contract/operator/member/get-member'
import { acceptSurvey } from '@kinfold/contract/survey/accept-survey'
import { logSurvey } from '@kinfold/contract/survey/log-survey'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { operators } from '@kinfold/personas/operators/operators'
import { bola, dayo, efe } from '@kinfold/personas/people/people'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '#src/log/create-log.ts'
import { createMetrics } from '#src/metrics/create-metrics.ts'
import { createBooksChecks } from '#src/modules/books/books/create-books-checks.ts'
import { mailNotice } from '#src/modules/people/notice/mail-notice.ts'
import { seedDemoClub } from '#src/seed/seed-demo-club.ts'
import { join } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let zainab: string
let member: string
beforeEach(async () => {
  server = await openDemoClub()
  zainab = await sessionFor(server, operators.zainab.email)
  member = await sessionFor(server, bola.customer.email)
})
afterEach(async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  await server[Symbol.asyncDispose]()
})

const lastEntry = async () => {
  const log = await server.ask(listAuditEntries, { token: zainab, query: { per_page: 1 } })
  return log.items[0]
}
const me = (token = member) => server.ask(getCustomer, { token })

it('sends a notice to its audience, in the app and by mail, once each', async () => {
  const id = randomUUID()
  const body = { id, title: 'A day off', body: 'We rest on Monday.', link: null } as const
  const sent = await server.ask(sendNotice, {
    token: zainab,
    body: { ...body, audience: 'global_members' },
  })
  expect(sent).toMatchObject({ ...body, recipients: 1, sent_by: { name: 'Zainab Yusuf' } })
  expect(await lastEntry()).toMatchObject({ action: 'notice.sent', subject: 'A day off' })

  const abroad = await sessionFor(server, efe.customer.email)
  const told = await server.ask(listNotifications, { token: abroad, query: { unread: true } })
  expect(told.items[0]).toMatchObject({ kind: 'notice', title: 'A day off' })
  expect((await server.inbox(efe.customer.email)).map(({ subject }) => subject)).toEqual([
    'A day off',
  ])
  expect(await server.inbox(bola.customer.email)).toEqual([])

  // A job that runs again after a crash has nobody left to mail.
  await mailNotice(server.parts.services, sent.id)
  expect(await server.inbox(efe.customer.email)).toHaveLength(1)
  const notices = await server.ask(listNotices, { token: zainab, query: {} })
  expect(notices.items[0]).toEqual(sent)
})

it('reaches everyone whose address is proven', async () => {
  const body = {
    id: randomUUID(),
    title: 'Hello',
    body: 'All of you.',
    link: '/dashboard/faqs',
    audience: 'everyone',
  } as const
  const reach = await server.ask(countAudiences, { token: zainab })
  expect(reach).toEqual({ everyone: 7, nigerian_members: 6, global_members: 1 })
  const { recipients } = await server.ask(sendNotice, { token: zainab, body })
  // Ada's is still to be proven.
  expect(recipients).toBe(7)
  await server.settle()
  const mailed = await server.db.query({
    text: `SELECT 1 FROM sandbox_mail WHERE subject = 'Hello'`,
  })
  expect(mailed).toHaveLength(7)
})

it('sends the same notice once, however often it is asked to', async () => {
  const body = {
    id: randomUUID(),
    title: 'Once',
    body: 'And not again.',
    link: null,
    audience: 'global_members',
  } as const
  const first = await server.ask(sendNotice, { token: zainab, body })
  server.clock.forward(60_000)
  // The answer got lost, and the operator presses again.
  expect(await server.ask(sendNotice, { token: zainab, body })).toEqual(first)
  expect((await server.inbox(efe.customer.email)).map(({ subject }) => subject)).toEqual(['Once'])
  const send = (changed: object, token = zainab) =>
    server.call('POST', '/api/operator/notice/send', { token, body: { ...body, ...changed } })
  expect((await send({ body: 'Something else.' })).code).toBe('conflict')
  const uche = await sessionFor(server, operators.uche.email)
  expect((await send({}, uche)).code).toBe('conflict')
  const notices = await server.ask(listNotices, { token: zainab, query: {} })
  expect(notices.items.filter(({ title }) => title === 'Once')).toEqual([first])
})

it('invites every member to a survey, and counts the answers', async () => {
  const { items } = await server.ask(listSurveys, { token: zainab, query: {} })
  expect(items[0]).toMatchObject({ state: 'open', opened: 5, accepted: 4, not_interested: 1 })
  const body = { title: 'One more', description: 'Quick.', link: 'https://survey.example/one' }
  const opened = await server.ask(openSurvey, { token: zainab, body })
  expect(opened).toMatchObject({ state: 'open', opened: 0, accepted: 0, not_interested: 0 })
  expect(await lastEntry()).toMatchObject({ action: 'survey.opened', subject: 'One more' })

  const params = { id: opened.survey.id }
  expect((await me()).active_survey).toEqual(opened.survey)
  await server.ask(logSurvey, { token: member, params, body: { not_interested: false } })
  expect((await server.ask(acceptSurvey, { token: member, params })).active_survey).toBeNull()
  const other = await sessionFor(server, dayo.customer.email)
  await server.ask(logSurvey, { token: other, params, body: { not_interested: true } })
  expect((await me(other)).active_survey).toBeNull()

  const list = await server.ask(listSurveys, { token: zainab, query: {} })
  expect(list.items.map(({ state }) => state)).toEqual(['open', 'closed', 'closed'])
  expect(list.items[0]).toMatchObject({ opened: 1, accepted: 1, not_interested: 1 })

  expect(
    await server.ask(closeSurvey, { token: zainab, params, body: { seen: 'open' } }),
  ).toMatchObject({
    state: 'closed',
  })
  const again = await server.call('POST', `/api/operator/survey/close/${params.id}`, {
    token: zainab,
    body: { seen: 'open' },
  })
  expect(again.code).toBe('already_decided')
  expect(await lastEntry()).toMatchObject({ action: 'survey.closed' })
})

const changes = 'Withdrawals leave within two working days.\nThe fee on dividends ends.'

it('redirects everybody to the terms in force', async () => {
  const visit = async () => {
    const { status, headers } = await server.call('GET', '/api/terms')
    return [status, headers.location, headers['cache-control']]
  }
  expect(await visit()).toEqual([302, server.config.club.termsUrl, 'no-store'])
  for (const version of ['2026-06', '2026-07']) {
    server.clock.forward(1000)
    const link = `https://club.example/terms/${version}`
    await server.ask(publishTerms, { token: zainab, body: { version, link, changes } })
    expect(await visit()).toEqual([302, link, 'no-store'])
  }
})

it('publishes terms that everybody has to accept again, each version once', async () => {
  expect((await me()).terms_and_conditions).toBe(true)
  expect(await server.ask(listTerms, { token: zainab })).toEqual({
    in_force: {
      version: server.config.termsVersion,
      link: server.config.club.termsUrl,
      changes: null,
      published_at: null,
      published_by: null,
    },
    earlier: [],
    // Halima has new ones to accept; Ada's address is still to be proven.
    accepted: 6,
    waiting: 1,
  })
  const body = { version: '2026-06', link: 'https://kinfold.example/terms', changes }
  await server.ask(publishTerms, { token: zainab, body })
  expect(await lastEntry()).toMatchObject({ action: 'terms.published', subject: 'terms 2026-06' })
  const twice = await server.call('POST', '/api/operator/terms/publish', { token: zainab, body })
  expect(twice.code).toBe('conflict')
  expect(twice.body).toMatchObject({ error: termsVersionUsed })

  expect(await server.ask(listTerms, { token: zainab })).toMatchObject({
    in_force: { ...body, published_by: { name: 'Zainab Yusuf' } },
    earlier: [],
    accepted: 0,
    waiting: 7,
  })
  const asked = await me()
  expect(asked.terms_and_conditions).toBe(false)
  expect(asked.terms_in_force).toEqual({
    version: '2026-06',
    published_at: server.clock.now.toISOString(),
    changes,
  })
  expect(asked.terms_accepted_at).toBe(new Date(bola.customer.created_at).toISOString())
  // What was read before these came into force isn't accepted in their place.
  const stale = await server.call('POST', '/api/customer/agree-to-terms', {
    token: member,
    body: { accept_terms: true, version: server.config.termsVersion },
  })
  expect(stale.code).toBe('conflict')
  expect(stale.body).toMatchObject({ error: termsChangedAgain })
  expect((await me()).terms_and_conditions).toBe(false)
  const accepted = await server.ask(agreeToTerms, {
    token: member,
    body: { accept_terms: true, version: body.version },
  })
  expect(accepted.terms_and_conditions).toBe(true)
  expect(accepted.terms_accepted_at).toBe(server.clock.now.toISOString())
  expect(await lastEntry()).toMatchObject({
    actor_kind: 'member',
    action: 'terms.accepted',
    subject: 'terms 2026-06',
  })
  server.clock.forward(1000)
  const later = 'The club keeps its books ten years.'
  const next = {
    version: '2026-07',
    link: 'https://kinfold.example/terms/7',
    changes: later,
  }
  await server.ask(publishTerms, { token: zainab, body: next })
  expect((await me()).terms_in_force).toMatchObject({ version: '2026-07', changes: later })
  // Whoever missed a version reads what is different from the one they accepted.
  server.clock.forward(1000)
  const third = { ...next, version: '2026-08', changes: 'Statements come on the 2nd.' }
  await server.ask(publishTerms, { token: zainab, body: third })
  expect((await me()).terms_in_force).toMatchObject({
    version: '2026-08',
    changes: `${later}\n${third.changes}`,
  })
  const { earlier } = await server.ask(listTerms, { token: zainab })
  expect(earlier).toMatchObject([next, body])
  // A new member has accepted the terms in force.
  expect((await me(await join(server, 'new@club.example'))).terms_and_conditions).toBe(true)
})

it('logs which details a member changed, without the values', async () => {
  await server.ask(updateCustomer, { token: member, body: { phone: '+2348031234599' } })
  const entry = await lastEntry()
  expect(entry).toMatchObject({ action: 'profile.changed', detail: 'phone' })
  expect(JSON.stringify(entry)).not.toContain('8031234599')
})

it('shows the desk everything about one member, as the member sees it', async () => {
  const owner = await sessionFor(server, dayo.customer.email)
  const detail = await server.ask(getMember, { token: zainab, params: { id: dayo.customer.id } })
  expect(detail.wallets).toEqual(await server.ask(getWallets, { token: owner }))
  expect(detail.customer).toEqual((await me(owner)).customer)
  expect(detail.portfolios.length).toBeGreaterThan(3)
  expect(detail.documents.map(({ kind }) => kind).toSorted()).toEqual(['address', 'identity'])
  const nobody = await server.call('GET', `/api/operator/member/${operators.zainab.operatorId}`, {
    token: zainab,
  })
  expect(nobody.code).toBe('not_found')
})

it('shows how much waits, and what the last check of the books found and when', async () => {
  // Nobody has checked the books of this one yet.
  await using server = await createTestServer()
  await seedDemoClub(server.parts.services, new Date(referenceMoment))
  const token = await sessionFor(server, operators.zainab.email)
  const overview = () => server.ask(getDeskOverview, { token })
  // The numbers of the demo club: its other cases are decided or paid.
  const waiting = { kyc: 2, transfers: 2, withdrawals: 2 }
  expect(await overview()).toMatchObject({
    ...waiting,
    ...{ ledger_faults: 0, ledger_checked_at: null, ledger_unsealed: 0 },
  })

  const { checkNew, checkAllWhenDue } = createBooksChecks({
    db: server.db,
    keys: server.parts.services.chainKeys,
    log: createLog('silent'),
    metrics: createMetrics({ processMetrics: false }),
    readiness: { isReady: true },
    sealing: { findings: () => new Map([['seals_gone', { count: 1, example: '7' }]]) },
    now: () => server.clock.now,
  })
  await checkNew()
  const checked = await overview()
  expect(checked).toMatchObject({
    ledger_faults: 1,
    ledger_checked_at: server.clock.now.toISOString(),
  })
  expect(checked.ledger_unsealed).toBeGreaterThan(0)

  await server.asOwner(owner =>
    owner.query({ text: 'ALTER TABLE ledger.posting DISABLE TRIGGER append_only' }),
  )
  await checkAllWhenDue()
  expect(await overview()).toMatchObject({ ledger_faults: 2 })
})
