// What operators do at the desk; each action is logged with its reason.

import type { QueryOf } from '@kinfold/contract/endpoint'
import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { createResource } from '@kinfold/contract/operator/content/create-resource'
import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { deleteResource } from '@kinfold/contract/operator/content/delete-resource'
import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { updateResource } from '@kinfold/contract/operator/content/update-resource'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { listResources } from '@kinfold/contract/resource/list-resources'
import { operators } from '@kinfold/personas/operators/operators'
import { bola, dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let zainab: string
let member: string
beforeAll(async () => {
  server = await openDemoClub()
  zainab = await sessionFor(server, operators.zainab.email)
  member = await sessionFor(server, bola.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const entries = async (query: QueryOf<typeof listAuditEntries>) =>
  (await server.ask(listAuditEntries, { token: zainab, query })).items
const members = (query: QueryOf<typeof listMembers>) =>
  server.ask(listMembers, { token: zainab, query })
const lastEntry = async () => (await entries({ per_page: 1 }))[0]

it('keeps the questions and answers that members read', async () => {
  const faq = { category: 'Membership', question: 'Why?', answer: 'Because.', position: 1000 }
  const added = await server.ask(createFaq, { token: zainab, body: faq })
  const params = { id: added.id }
  const seen = async () =>
    (await server.ask(listFaqs, { token: member })).faqs.find(({ id }) => id === added.id)
  expect(added.version).toBe(1)
  expect(await seen()).toEqual({ ...faq, id: added.id })
  const changed = { ...faq, answer: 'That is why.', version: 1 }
  expect(await server.ask(updateFaq, { token: zainab, params, body: changed })).toMatchObject({
    version: 2,
  })
  expect(await seen()).toMatchObject({ answer: 'That is why.' })
  // Somebody who still sees the first answer.
  const late = { ...faq, answer: 'Because I say so.', version: 1 }
  const path = `/api/operator/faq/update/${added.id}`
  expect((await server.call('PATCH', path, { token: zainab, body: late })).code).toBe('conflict')
  expect(await seen()).toMatchObject({ answer: 'That is why.' })
  await server.ask(deleteFaq, { token: zainab, params })
  expect(await seen()).toBe(undefined)
  const again = await server.call('POST', `/api/operator/faq/delete/${added.id}`, { token: zainab })
  expect(again.status).toBe(404)
  expect((await entries({ search: 'why?' })).map(({ action }) => action)).toEqual([
    'faq.deleted',
    'faq.changed',
    'faq.created',
  ])
})

it('keeps the resources that members read', async () => {
  const resource = {
    kind: 'article',
    title: 'A quiet year',
    description: 'What we learned.',
    link: 'https://learn.kinfold.example/quiet',
    tags: ['club'],
  } as const
  const body = { ...resource, tags: [...resource.tags] }
  const added = await server.ask(createResource, { token: zainab, body })
  const params = { id: added.id }
  const seen = async () =>
    (await server.ask(listResources, { token: member })).resources.find(({ id }) => id === added.id)
  const { version, ...shown } = added
  expect(await seen()).toEqual(shown)
  const changed = { ...body, title: 'A quieter year', version }
  await server.ask(updateResource, { token: zainab, params, body: changed })
  expect(await seen()).toMatchObject({ title: 'A quieter year' })
  const path = `/api/operator/resource/update/${added.id}`
  expect((await server.call('PATCH', path, { token: zainab, body: changed })).code).toBe('conflict')
  await server.ask(deleteResource, { token: zainab, params })
  expect(await seen()).toBe(undefined)
})

it('finds entries by who did them, by their kind and by what they were done to', async () => {
  const { operatorId } = operators.ngozi
  const hers = await entries({ actor_id: operatorId, per_page: 100 })
  expect(hers.length).toBeGreaterThan(1)
  expect(new Set(hers.map(({ actor_id }) => actor_id))).toEqual(new Set([operatorId]))
  const batches = await entries({ kind: 'payout_batch', per_page: 100 })
  expect(batches.length).toBeGreaterThan(1)
  expect(batches.every(({ action }) => action.startsWith('payout_batch.'))).toBe(true)
  // The kind is all that stands before the dot, not its beginning.
  expect(await entries({ kind: 'account' })).toEqual([])
  const [{ subject_id: about } = { subject_id: null }] = batches
  const one = await entries({ subject_id: about ?? '' })
  expect(one.length).toBeGreaterThan(0)
  expect(new Set(one.map(({ subject_id }) => subject_id))).toEqual(new Set([about]))
})

describe('a hold', () => {
  const decide = (verb: 'suspend' | 'reinstate', id: string, reason: string) =>
    server.call('POST', `/api/operator/member/${verb}/${id}`, { token: zainab, body: { reason } })
  const { id } = dayo.customer

  it('signs a member out and lasts until it is ended, each with its reason', async () => {
    const token = await sessionFor(server, dayo.customer.email)
    const held = await decide('suspend', id, 'Asked for by the member.')
    expect(held.body).toMatchObject({ status: 'suspended' })
    expect(await lastEntry()).toMatchObject({
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
