// A fee that every member pays changes only when two administrators agree.
import type { BodyOf } from '@kinfold/contract/endpoint'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { confirmFee } from '@kinfold/contract/operator/fee/confirm-fee'
import { discardFee } from '@kinfold/contract/operator/fee/discard-fee'
import { feeMessages, feeRuleKeys } from '@kinfold/contract/operator/fee/fee-rule-body'
import { listFees } from '@kinfold/contract/operator/fee/list-fees'
import { proposeFee } from '@kinfold/contract/operator/fee/propose-fee'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { managedFees } from '@kinfold/personas/desk/managed-fees'
import { operators } from '@kinfold/personas/operators/operators'
import { demoFeeRules } from '@kinfold/personas/payments/demo-fee-rules'
import { dayo } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { feeProposal } from './fee.tables.ts'
import { readFeeRules } from './read-fee-rules.ts'

let server: TestServer
let zainab: string
let uche: string
let member: string
beforeEach(async () => {
  server = await openDemoClub()
  zainab = await sessionFor(server, operators.zainab.email)
  uche = await sessionFor(server, operators.uche.email)
  member = await sessionFor(server, dayo.customer.email)
})
afterEach(async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  await server[Symbol.asyncDispose]()
})

const reason = 'The provider’s new prices.'
const wanted: BodyOf<typeof proposeFee> = {
  name: 'processing',
  gateway: 'card',
  currency: 'NGN',
  bps: 200,
  fixed: 100,
  cap: 2_500.5,
  bearer: 'member',
  clearing_days: 2,
  reason,
  version: 1,
}
const propose = (body = wanted) => server.ask(proposeFee, { token: zainab, body })
const patch = (token: string, body: object) =>
  server.call('PATCH', '/api/operator/fee', { token, body })
const decide = (verb: 'confirm' | 'discard', id: string, token: string) =>
  server.call('POST', `/api/operator/fee/${verb}/${id}`, { token })
const fees = async () => (await server.ask(listFees, { token: zainab })).fees
const cardFee = async () =>
  (await fees()).find(({ gateway, currency }) => gateway === 'card' && currency === 'NGN')
const charged = async () => {
  const body = { purpose: 'deposit', amount: 50_000, currency: 'NGN', gateway: 'card' } as const
  return (await server.ask(quotePayment, { token: member, body })).fee.amount
}
const lastEntry = async () =>
  (await server.ask(listAuditEntries, { token: zainab, query: { per_page: 1 } })).items[0]
const waiting = async () => (await server.ask(getDeskOverview, { token: uche })).fees_to_confirm

it('lists every fee there can be, as the club starts with them', async () => {
  expect(await fees()).toEqual(
    managedFees.map(fee => ({
      ...fee,
      set_at: new Date(fee.set_at).toISOString(),
      proposal: fee.proposal && { ...fee.proposal, proposed_at: '2026-06-02T12:10:00.000Z' },
    })),
  )
  await using empty = await createTestServer()
  const rules = await readFeeRules(empty.db)
  expect(rules).toHaveLength(feeRuleKeys.length)
  for (const rule of demoFeeRules) expect(rules).toContainEqual(expect.objectContaining(rule))
})

it('charges members a fee only once a second administrator has confirmed it', async () => {
  const before = await waiting()
  const proposal = await propose()
  const { reason: _, version: __, ...terms } = wanted
  expect(proposal).toMatchObject({
    ...terms,
    reason,
    status: 'proposed',
    proposed_by: { name: 'Zainab Yusuf' },
  })
  expect(await lastEntry()).toMatchObject({
    action: 'fee.proposed',
    subject: 'processing, card, NGN',
    subject_id: proposal.id,
    detail: `2 %, ₦100 fixed, at most ₦2,500.50, borne by the member, withdrawn after 2 working days, instead of 1.5 %, at most ₦2,000, borne by the member, withdrawn at once. ${reason}`,
  })
  expect((await cardFee())?.proposal).toEqual(proposal)
  expect(await waiting()).toBe(before + 1)
  expect((await decide('confirm', proposal.id, zainab)).code).toBe('second_person_needed')
  expect(await charged()).toBe(750)

  const params = { id: proposal.id }
  const confirmed = await server.ask(confirmFee, {
    token: uche,
    params,
    body: { seen: 'proposed' },
  })
  expect(confirmed).toMatchObject({ status: 'confirmed', decided_by: { name: 'Uche Okafor' } })
  expect(await charged()).toBe(1_100)
  expect(await cardFee()).toEqual({
    ...terms,
    version: 2,
    set_at: server.clock.now.toISOString(),
    set_by: { id: operators.zainab.operatorId, name: 'Zainab Yusuf' },
    confirmed_by: { id: operators.uche.operatorId, name: 'Uche Okafor' },
    proposal: null,
  })
  expect(await lastEntry()).toMatchObject({
    actor_name: 'Uche Okafor',
    action: 'fee.confirmed',
    subject: 'processing, card, NGN',
    detail:
      '2 %, ₦100 fixed, at most ₦2,500.50, borne by the member, withdrawn after 2 working days',
  })
  expect(await waiting()).toBe(before)
})

it('charges nothing for what the club bears', async () => {
  const { id } = await propose({ ...wanted, bearer: 'club' })
  await server.ask(confirmFee, { token: uche, params: { id }, body: { seen: 'proposed' } })
  expect(await charged()).toBe(0)
})

it('is proposed one change at a time for each fee, and discarded by either', async () => {
  for (const token of [zainab, uche]) {
    const { id } = await propose()
    expect(await patch(uche, wanted)).toMatchObject({
      code: 'conflict',
      body: { error: /proposed for this fee already/ },
    })
    const other = await propose({ ...wanted, currency: 'USD', fixed: 0.5, cap: null })
    await decide('discard', other.id, zainab)
    const thrown = await server.ask(discardFee, {
      token,
      params: { id },
      body: { seen: 'proposed' },
    })
    expect(thrown.status).toBe('discarded')
    expect((await decide('confirm', id, uche)).code).toBe('already_decided')
  }
  expect(await charged()).toBe(750)
})

it('carries out each proposal once, and none for a fee that has changed since', async () => {
  const { id } = await propose()
  const answers = await Promise.all([1, 2, 3].map(() => decide('confirm', id, uche)))
  expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
    200,
    'already_decided',
    'already_decided',
  ])
  expect((await cardFee())?.version).toBe(2)
  expect((await patch(zainab, wanted)).code).toBe('conflict')
  const open = await propose({ ...wanted, version: 2 })
  await server.db.query({ text: 'UPDATE fee_rule SET version = version + 1' })
  expect((await decide('confirm', open.id, uche)).code).toBe('conflict')
})

it('refuses the proposal of somebody who is no longer an administrator', async () => {
  const { id } = await propose()
  const takeRoles = `UPDATE operator SET roles = '{}' WHERE id = $1`
  await server.db.query({ text: takeRoles, values: [operators.zainab.operatorId] })
  expect((await decide('confirm', id, uche)).code).toBe('conflict')
  expect((await decide('discard', id, uche)).status).toBe(200)
})

it('lets every operator read, and no other than administrators change', async () => {
  const ngozi = await sessionFor(server, operators.ngozi.email)
  expect((await server.ask(listFees, { token: ngozi })).fees).toEqual(await fees())
  expect((await patch(ngozi, wanted)).code).toBe('forbidden')
  expect((await patch(member, wanted)).code).toBe('forbidden')
  expect((await server.call('GET', '/api/operator/fee', { token: member })).code).toBe('forbidden')
})

it('says what is wrong with a fee', async () => {
  const wrong = await patch(zainab, { ...wanted, bps: 2_001, fixed: 1_001, cap: 1, reason: '' })
  expect(wrong.fields).toEqual({
    bps: 'Please enter a number from 0 to 2000.',
    fixed: 'The fixed part is at most ₦1,000.',
    cap: feeMessages.capBelowFixed,
    reason: 'Please fill this in.',
  })
  const { fields } = await patch(zainab, { ...wanted, gateway: 'transfer', currency: 'USD' })
  expect(fields).toHaveProperty('gateway')
})

it('takes two people even for a program that writes to the database', async () => {
  const { id } = await propose()
  const by = operators.zainab.operatorId
  const confirm = `UPDATE fee_proposal SET status = 'confirmed', decided_at = now(), decided_by = $2 WHERE id = $1`
  await expect(server.db.query({ text: confirm, values: [id, by] })).rejects.toThrow(
    /fee_proposal_two_people/,
  )
  for (const confirmer of ['$1', 'NULL']) {
    const text = `UPDATE fee_rule SET bps = 2000, set_by = $1, confirmed_by = ${confirmer}`
    await expect(server.db.query({ text, values: [by] })).rejects.toThrow(/fee_rule_two_people/)
  }
  const limit = 'UPDATE fee_rule SET fixed_minor = 100, cap_minor = 99'
  await expect(server.db.query({ text: limit })).rejects.toThrow(/fee_rule_bounds/)
  await expect(server.db.orm.update(feeProposal).set({ bps: 2_001 })).rejects.toThrow()
})
