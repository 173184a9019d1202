// A rate near the last one takes effect at once; a distant one, and the first, only when two administrators agree.

import type { BodyOf } from '@kinfold/contract/endpoint'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import {
  rateReasonNeeded,
  setExchangeRate,
} from '@kinfold/contract/operator/rate/set-exchange-rate'
import { getExchangeRate } from '@kinfold/contract/reference/get-exchange-rate'
import { operators } from '@kinfold/personas/operators/operators'
import { bola } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { exchangeRate, rateProposal } from './rate.tables.ts'

let server: TestServer
let zainab: string
let uche: string
let member: string
beforeEach(async () => {
  server = await openDemoClub()
  await server.db.orm.delete(rateProposal)
  zainab = await sessionFor(server, operators.zainab.email)
  uche = await sessionFor(server, operators.uche.email)
  member = await sessionFor(server, bola.customer.email)
})
afterEach(async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  await server[Symbol.asyncDispose]()
})

const reason = 'The market moved overnight.'
const set = (exchange_rate: string, more: Partial<BodyOf<typeof setExchangeRate>> = {}) =>
  server.ask(setExchangeRate, { token: zainab, body: { exchange_rate, ...more } })
const post = (path: string, token: string, body?: unknown) =>
  server.call('POST', `/api/operator/exchange-rate${path}`, {
    token,
    ...(body !== undefined && { body }),
  })
const inForce = async () => (await server.ask(getExchangeRate, { token: member })).exchange_rate
const lastEntry = async () =>
  (await server.ask(listAuditEntries, { token: zainab, query: { per_page: 1 } })).items[0]

async function propose(rate: string) {
  const { proposal } = await set(rate, { reason })
  if (proposal === null) throw new Error(`${rate} was set at once`)
  return proposal
}

it('says what one person may set alone, and whether the rate is old', async () => {
  const read = () => server.ask(listRateProposals, { token: uche })
  expect(await read()).toEqual({
    proposals: [],
    step: { percent: 10, last: '1532.5', base: '1532.5' },
    is_stale: false,
  })
  await set('1600')
  expect((await read()).step).toEqual({ percent: 10, last: '1600', base: '1532.5' })
  await server.db.orm.delete(exchangeRate)
  expect(await read()).toMatchObject({ step: { last: null, base: null }, is_stale: false })
})

it('sets a near rate at once', async () => {
  const { rate, proposal } = await set('1540.250')
  expect(proposal).toBeNull()
  expect(rate).toMatchObject({
    exchange_rate: '1540.25',
    set_by: { id: operators.zainab.operatorId },
    source: null,
    confirmed_by: null,
  })
  expect(await server.ask(getExchangeRate, { token: member })).toEqual({
    exchange_rate: '1540.25',
    set_at: rate?.set_at,
    source: 'club',
    is_stale: false,
  })
  expect((await server.ask(listExchangeRates, { token: zainab, query: {} })).items[0]).toEqual(rate)
  expect(await lastEntry()).toMatchObject({ action: 'exchange_rate.set', detail: '$1 = ₦1,540.25' })
})

it('shows members a far rate only once a second administrator has confirmed it', async () => {
  const before = await inForce()
  const overview = () => server.ask(getDeskOverview, { token: zainab })
  for (const far of ['1685.750001', '1379.249999', '10']) {
    const bare = await post('', zainab, { exchange_rate: far })
    expect(bare.fields).toEqual({ reason: rateReasonNeeded })
  }
  const proposal = await propose('2000')
  expect(proposal).toMatchObject({
    exchange_rate: '2000',
    reason,
    status: 'proposed',
    proposed_by: { name: 'Zainab Yusuf' },
    decided_by: null,
  })
  expect(await lastEntry()).toMatchObject({
    action: 'exchange_rate.proposed',
    detail: `$1 = ₦2,000.00, after ₦1,532.50. ${reason}`,
  })
  expect(await inForce()).toBe(before)
  expect((await overview()).rates_to_confirm).toBe(1)
  expect((await server.ask(listRateProposals, { token: uche })).proposals).toEqual([proposal])
  const again = await post('', uche, { exchange_rate: '2100', reason })
  expect(again).toMatchObject({ code: 'conflict', body: { error: /proposed already/ } })

  const params = { id: proposal.id }
  expect((await post(`/confirm/${proposal.id}`, zainab)).code).toBe('second_person_needed')
  expect(await inForce()).toBe(before)
  const confirmed = await server.ask(confirmExchangeRate, {
    token: uche,
    params,
    body: { seen: 'proposed' },
  })
  expect(confirmed).toMatchObject({ status: 'confirmed', decided_by: { name: 'Uche Okafor' } })
  expect(await inForce()).toBe('2000')
  expect(await lastEntry()).toMatchObject({
    action: 'exchange_rate.confirmed',
    detail: '$1 = ₦2,000.00',
  })
  const { items } = await server.ask(listExchangeRates, { token: zainab, query: {} })
  expect(items[0]).toMatchObject({
    set_by: { name: 'Zainab Yusuf' },
    confirmed_by: { name: 'Uche Okafor' },
  })
  expect((await overview()).rates_to_confirm).toBe(0)
  // Small steps are measured from the rate that two people agreed on.
  expect((await set('2100')).rate).not.toBeNull()
})

it('asks for two people before the first rate of a club', async () => {
  await server.db.orm.delete(exchangeRate)
  expect((await post('', zainab, { exchange_rate: '1500' })).fields).toHaveProperty('reason')
  const { id } = await propose('1500')
  expect(await lastEntry()).toMatchObject({ detail: `$1 = ₦1,500.00, the first rate. ${reason}` })
  expect(await inForce()).toBeNull()
  await server.ask(confirmExchangeRate, { token: uche, params: { id }, body: { seen: 'proposed' } })
  expect(await inForce()).toBe('1500')
})

it('doesn’t let small steps in a row add up to a large one', async () => {
  await set('1685')
  server.clock.forward(60_000)
  expect((await post('', zainab, { exchange_rate: '1700' })).fields).toHaveProperty('reason')
  expect(await inForce()).toBe('1685')
  // A day later the last rate has been in force long enough to be the base.
  server.clock.forward(86_400_000)
  zainab = await sessionFor(server, operators.zainab.email)
  expect((await set('1700')).rate).not.toBeNull()
})

it('sets one rate at a time, each judged by the one before', async () => {
  const answers = await Promise.all(
    ['1600', '1650', '1680', '1400', '1385'].map(exchange_rate =>
      post('', zainab, { exchange_rate }),
    ),
  )
  const settled = answers.filter(({ status }) => status === 200).length
  const { items, total_count } = await server.ask(listExchangeRates, {
    token: zainab,
    query: { per_page: 100 },
  })
  expect(total_count).toBe(25 + settled)
  expect(new Set(items.map(({ set_at }) => set_at)).size).toBe(items.length)
  const inOrder = items.slice(0, settled + 1).map(({ exchange_rate }) => Number(exchange_rate))
  for (const [index, rate] of inOrder.slice(0, -1).entries()) {
    const before = inOrder[index + 1] ?? 0
    expect(Math.abs(rate - before) / before).toBeLessThanOrEqual(0.1)
  }
})

it('carries out each proposal once, and none after the rate has changed', async () => {
  const { id } = await propose('2000')
  const answers = await Promise.all([1, 2, 3].map(() => post(`/confirm/${id}`, uche)))
  expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
    200,
    'already_decided',
    'already_decided',
  ])
  const stale = await propose('3000')
  server.clock.forward(1000)
  await set('2050')
  const late = await post(`/confirm/${stale.id}`, uche)
  expect(late).toMatchObject({ code: 'conflict', body: { error: /rate has changed/ } })
  expect(await inForce()).toBe('2050')
})

it('lets either discard a proposal, which then can’t be confirmed', async () => {
  for (const token of [zainab, uche]) {
    const { id } = await propose('2000')
    const thrown = await server.ask(discardExchangeRate, {
      token,
      params: { id },
      body: { seen: 'proposed' },
    })
    expect(thrown.status).toBe('discarded')
    expect((await post(`/confirm/${id}`, uche)).code).toBe('already_decided')
  }
  expect(await inForce()).toBe('1532.5')
})

describe('a rate', () => {
  it.each([
    '0.000001',
    '9.999999',
    '100000.000001',
    '999999999',
    '0',
    '-1500',
    '1e3',
    '01500',
    '1500.1234567',
    `1500.${'1'.repeat(400)}`,
    '9'.repeat(400),
    '١٥٠٠',
    'NaN',
    1500,
    null,
  ])('can’t be %s, even for two people', async exchange_rate => {
    const { status, fields } = await post('', zainab, { exchange_rate, reason })
    expect(status).toBe(400)
    expect(fields?.exchange_rate).toMatch(/^Please (enter a rate|fill this in)/)
  })
})

it('can’t be confirmed when its author is no longer an administrator', async () => {
  const { id } = await propose('2000')
  const takeRoles = `UPDATE operator SET roles = '{}' WHERE id = $1`
  await server.db.query({ text: takeRoles, values: [operators.zainab.operatorId] })
  expect((await post(`/confirm/${id}`, uche)).code).toBe('conflict')
  expect((await post(`/discard/${id}`, uche)).status).toBe(200)
})

it('takes two people even for a program that writes to the database', async () => {
  const { id } = await propose('2000')
  const by = operators.zainab.operatorId
  const confirm = {
    text: `UPDATE rate_proposal SET status = 'confirmed', decided_at = now(), decided_by = $2 WHERE id = $1`,
    values: [id, by],
  }
  await expect(server.db.query(confirm)).rejects.toThrow(/rate_proposal_two_people/)
  const own = {
    text: `INSERT INTO exchange_rate (rate, set_at, set_by, confirmed_by) VALUES ('2000', now(), $1, $1)`,
    values: [by],
  }
  await expect(server.db.query(own)).rejects.toThrow(/exchange_rate_two_people/)
})

it('reports a rate as stale when nobody renewed it', async () => {
  await set('1540')
  server.clock.forward(8 * 86_400_000)
  const later = await sessionFor(server, bola.customer.email)
  expect(await server.ask(getExchangeRate, { token: later })).toMatchObject({ is_stale: true })
})
