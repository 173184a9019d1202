// What operators do at the desk, each thing in the log with its reason.
import { operators } from '@kinfold/personas/operators/operators'
import { bola, dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenAuditEntries } from '../src/modules/audit/broken-audit-entries.ts'
import { seedDemoClub } from '../src/seed/seed-demo-club.ts'
import { createTestServer, type TestServer } from './create-test-server.ts'
import { sessionFor } from './session-for.ts'

let server: TestServer
let zainab: string
let member: string
beforeAll(async () => {
  server = await createTestServer()
  server.clock.now = new Date('2026-06-03T09:00:00Z')
  await seedDemoClub(server.parts.services)
  zainab = await sessionFor(server, operators.zainab.email)
  member = await sessionFor(server, bola.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const get = async (path: string, token = zainab) =>
  (await server.call('GET', `/api${path}`, { token })).body
const post = (path: string, body?: unknown) =>
  server.call('POST', `/api${path}`, { token: zainab, ...(body !== undefined && { body }) })
const lastDeed = async () => (await get('/operator/audit?per_page=1')).items[0]

it('sets a rate that holds from now on', async () => {
  server.clock.forward(1000)
  const { body } = await post('/operator/exchange-rate', { exchange_rate: '1540.25' })
  expect(body).toMatchObject({
    exchange_rate: '1540.25',
    set_by: { id: operators.zainab.operatorId },
  })
  expect(await get('/payment/exchange-rate', member)).toEqual({
    exchange_rate: '1540.25',
    set_at: body.set_at,
  })
  expect((await get('/operator/exchange-rate')).items[0]).toEqual(body)
  expect(await lastDeed()).toMatchObject({ action: 'exchange_rate.set', detail: '1540.25' })
})

it('keeps the questions and answers that members read', async () => {
  const faq = { category: 'Membership', question: 'Why?', answer: 'Because.', position: 1000 }
  const { body: added } = await post('/operator/faq/create', faq)
  const seen = async () =>
    (await get('/customer/faq', member)).faqs.find(({ id }: { id: string }) => id === added.id)
  expect(await seen()).toEqual({ ...faq, id: added.id })
  await server.call('PATCH', `/api/operator/faq/update/${added.id}`, {
    token: zainab,
    body: { ...faq, answer: 'That is why.' },
  })
  expect((await seen()).answer).toBe('That is why.')
  expect((await post(`/operator/faq/delete/${added.id}`)).status).toBe(200)
  expect(await seen()).toBe(undefined)
  expect((await post(`/operator/faq/delete/${added.id}`)).status).toBe(404)
  const log = (await get('/operator/audit?search=why%3F')).items
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'faq.deleted',
    'faq.changed',
    'faq.created',
  ])
})

describe('a hold', () => {
  const path = (verb: string) => `/operator/member/${verb}/${dayo.customer.id}`

  it('signs a member out and lasts until it is ended, each with its reason', async () => {
    const token = await sessionFor(server, dayo.customer.email)
    const held = await post(path('suspend'), { reason: 'Asked for by the member.' })
    expect(held.body).toMatchObject({ status: 'suspended' })
    expect(await lastDeed()).toMatchObject({
      action: 'member.suspended',
      detail: 'Asked for by the member.',
    })
    expect((await server.call('GET', '/api/wallet', { token })).status).toBe(401)
    expect((await get('/operator/member?status=suspended')).total_count).toBe(1)
    expect((await post(path('suspend'), { reason: 'Again.' })).body.code).toBe('already_decided')

    await post(path('reinstate'), { reason: 'It was a mistake.' })
    const again = await sessionFor(server, dayo.customer.email)
    expect((await server.call('GET', '/api/wallet', { token: again })).status).toBe(200)
    expect((await post(path('reinstate'), { reason: 'Again.' })).body.code).toBe('already_decided')
  })

  it('needs a reason and a member', async () => {
    expect((await post(path('suspend'), { reason: ' ' })).body.fields).toHaveProperty('reason')
    const operator = `/operator/member/suspend/${operators.tunde.operatorId}`
    expect((await post(operator, { reason: 'No.' })).status).toBe(404)
  })
})

it('finds members by name and never by a pattern', async () => {
  expect((await get('/operator/member?search=bel')).items).toMatchObject([{ name: 'Dayo Bello' }])
  expect((await get('/operator/member?search=%25')).total_count).toBe(0)
})

it('counts the steps of a checkout without saying whose', async () => {
  const body = { event: 'checkout_opened', gateway: 'card', currency: 'NGN', amount: 12.5 }
  const { status } = await server.call('POST', '/api/event/add', { token: member, body })
  expect(status).toBe(200)
  const [row] = await server.db.query({ text: 'SELECT * FROM checkout_event' })
  expect(row).toMatchObject({ event: 'checkout_opened', amount_minor: 1250n })
  expect(JSON.stringify(Object.values(row ?? {}).map(String))).not.toContain(bola.customer.id)
})

it('leaves a log that follows entry by entry', async () => {
  expect(await brokenAuditEntries(server.db)).toEqual([])
})
