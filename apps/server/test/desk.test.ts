// What operators do at the desk; each action is logged with its reason.

import type { QueryOf } from '@kinfold/contract/endpoint'
import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { operators } from '@kinfold/personas/operators/operators'
import { bola, dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenAuditEntries } from './broken-audit-entries.ts'
import type { TestServer } from './create-test-server.ts'
import { openDemoClub } from './open-demo-club.ts'
import { sessionFor } from './session-for.ts'

let server: TestServer
let zainab: string
let member: string
beforeAll(async () => {
  server = await openDemoClub()
  zainab = await sessionFor(server, operators.zainab.email)
  member = await sessionFor(server, bola.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const deeds = async (query: QueryOf<typeof listAuditEntries>) =>
  (await server.ask(listAuditEntries, { token: zainab, query })).items
const members = (query: QueryOf<typeof listMembers>) =>
  server.ask(listMembers, { token: zainab, query })
const lastDeed = async () => (await deeds({ per_page: 1 }))[0]

it('keeps the questions and answers that members read', async () => {
  const faq = { category: 'Membership', question: 'Why?', answer: 'Because.', position: 1000 }
  const added = await server.ask(createFaq, { token: zainab, body: faq })
  const params = { id: added.id }
  const seen = async () =>
    (await server.ask(listFaqs, { token: member })).faqs.find(({ id }) => id === added.id)
  expect(await seen()).toEqual({ ...faq, id: added.id })
  await server.ask(updateFaq, { token: zainab, params, body: { ...faq, answer: 'That is why.' } })
  expect(await seen()).toMatchObject({ answer: 'That is why.' })
  await server.ask(deleteFaq, { token: zainab, params })
  expect(await seen()).toBe(undefined)
  const again = await server.call('POST', `/api/operator/faq/delete/${added.id}`, { token: zainab })
  expect(again.status).toBe(404)
  expect((await deeds({ search: 'why?' })).map(({ action }) => action)).toEqual([
    'faq.deleted',
    'faq.changed',
    'faq.created',
  ])
})

describe('a hold', () => {
  const decide = (verb: 'suspend' | 'reinstate', id: string, reason: string) =>
    server.call('POST', `/api/operator/member/${verb}/${id}`, { token: zainab, body: { reason } })
  const { id } = dayo.customer

  it('signs a member out and lasts until it is ended, each with its reason', async () => {
    const token = await sessionFor(server, dayo.customer.email)
    const held = await decide('suspend', id, 'Asked for by the member.')
    expect(held.body).toMatchObject({ status: 'suspended' })
    expect(await lastDeed()).toMatchObject({
      action: 'member.suspended',
      detail: 'Asked for by the member.',
    })
    expect((await server.call('GET', '/api/wallet', { token })).status).toBe(401)
    expect((await members({ status: 'suspended' })).total_count).toBe(1)
    expect((await decide('suspend', id, 'Again.')).code).toBe('already_decided')

    await decide('reinstate', id, 'It was a mistake.')
    const again = await sessionFor(server, dayo.customer.email)
    expect((await server.call('GET', '/api/wallet', { token: again })).status).toBe(200)
    expect((await decide('reinstate', id, 'Again.')).code).toBe('already_decided')
  })

  it('needs a reason and a member', async () => {
    expect((await decide('suspend', id, ' ')).fields).toHaveProperty('reason')
    expect((await decide('suspend', operators.tunde.operatorId, 'No.')).status).toBe(404)
  })
})

it('finds members by name, and treats wildcards as text', async () => {
  expect((await members({ search: 'bel' })).items).toMatchObject([{ name: 'Dayo Bello' }])
  expect((await members({ search: '%' })).total_count).toBe(0)
})

it('counts the steps of a checkout without saying whose', async () => {
  const body = { event: 'checkout_opened', gateway: 'card', currency: 'NGN', amount: 12.5 }
  const { status } = await server.call('POST', '/api/event/add', { token: member, body })
  expect(status).toBe(200)
  const [row] = await server.db.query({ text: 'SELECT * FROM checkout_event' })
  expect(row).toMatchObject({ event: 'checkout_opened', amount_minor: 1250n })
  expect(JSON.stringify(Object.values(row ?? {}).map(String))).not.toContain(bola.customer.id)
})

it('leaves a log without broken entries', async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
})
