// The accounts that members pay to change only when two administrators agree.

import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { confirmBankDetails } from '@kinfold/contract/operator/bank-details/confirm-bank-details'
import { discardBankDetails } from '@kinfold/contract/operator/bank-details/discard-bank-details'
import { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import { proposeBankDetailsChange } from '@kinfold/contract/operator/bank-details/propose-bank-details-change'
import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { operators } from '@kinfold/personas/operators/operators'
import { clubBankAccounts } from '@kinfold/personas/payments/club-bank-accounts'
import { bola } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let zainab: string
let uche: string
let member: string
beforeEach(async () => {
  server = await openDemoClub()
  zainab = await sessionFor(server, operators.zainab.email)
  uche = await sessionFor(server, operators.uche.email)
  member = await sessionFor(server, bola.customer.email)
})
afterEach(async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  await server[Symbol.asyncDispose]()
})

const thief = {
  region: 'Nigeria',
  currency: 'NGN',
  bank_name: 'GTBank',
  account_name: 'Kinfold Cooperative Society',
  account_number: '6666666666',
  routing_number: null,
  swift: null,
  bank_address: null,
} as const
const reason = 'The bank moved us.'

const seen = async () => (await server.ask(listBankDetails, { token: member, query: {} })).accounts
const managed = () => server.ask(listManagedBankDetails, { token: zainab })
const quiet = async () => (await managed()).accounts[0]!
const lastEntry = async () =>
  (await server.ask(listAuditEntries, { token: zainab, query: { per_page: 1 } })).items[0]
const post = (path: string, token: string, body?: unknown) =>
  server.call('POST', `/api/operator/bank-details/${path}`, {
    token,
    ...(body !== undefined && { body }),
  })

async function proposeChange(token: string) {
  const { id, version } = await quiet()
  const body = { ...thief, reason, version }
  return server.ask(proposeBankDetailsChange, { token, params: { id }, body })
}

it('shows members a change only once a second administrator has confirmed it', async () => {
  const waiting = (await server.ask(getDeskOverview, { token: zainab })).bank_details_to_confirm
  const proposal = await proposeChange(zainab)
  expect(proposal).toMatchObject({
    kind: 'change',
    status: 'proposed',
    proposed_by: { name: 'Zainab Yusuf' },
    decided_by: null,
  })
  expect(await lastEntry()).toMatchObject({
    actor_name: 'Zainab Yusuf',
    action: 'bank_details.change_proposed',
    subject: 'GTBank, Nigeria, NGN',
    subject_id: proposal.id,
    detail: `6666666666, Kinfold Cooperative Society, GTBank. ${reason}`,
  })
  expect(await seen()).toEqual(clubBankAccounts)
  expect((await quiet()).proposal).toEqual(proposal)
  const { bank_details_to_confirm: now } = await server.ask(getDeskOverview, { token: zainab })
  expect(now).toBe(waiting + 1)

  const own = await post(`confirm/${proposal.id}`, zainab)
  expect(own.code).toBe('second_person_needed')
  expect(await seen()).toEqual(clubBankAccounts)

  const confirmed = await server.ask(confirmBankDetails, {
    token: uche,
    params: { id: proposal.id },
    body: { seen: 'proposed' },
  })
  expect(confirmed).toMatchObject({ status: 'confirmed', decided_by: { name: 'Uche Okafor' } })
  expect((await seen())[0]).toEqual(thief)
  expect(await lastEntry()).toMatchObject({
    actor_name: 'Uche Okafor',
    action: 'bank_details.change_confirmed',
    subject_id: proposal.id,
  })
  expect(await quiet()).toMatchObject({ version: 2, proposal: null })
})

it('adds an account at the end, and removes one', async () => {
  const added = await server.ask(proposeBankDetails, { token: uche, body: { ...thief, reason } })
  expect((await managed()).additions.map(({ id }) => id)).toContain(added.id)
  expect(await seen()).toHaveLength(5)
  await server.ask(confirmBankDetails, {
    token: zainab,
    params: { id: added.id },
    body: { seen: 'proposed' },
  })
  expect((await seen()).at(-1)).toEqual(thief)
  expect((await managed()).additions.map(({ id }) => id)).not.toContain(added.id)

  const { id, version, details } = await quiet()
  const removal = await server.ask(proposeBankDetailsRemoval, {
    token: uche,
    params: { id },
    body: { reason, version },
  })
  expect(removal).toMatchObject({ kind: 'removal', details })
  expect(await seen()).toContainEqual(details)
  await server.ask(confirmBankDetails, {
    token: zainab,
    params: { id: removal.id },
    body: { seen: 'proposed' },
  })
  expect(await seen()).not.toContainEqual(details)
  const gone = await post(`propose-removal/${id}`, uche, { reason, version: version + 1 })
  expect(gone.code).toBe('not_found')
})

it('carries out each proposal once, however many confirm at once', async () => {
  const { id } = await proposeChange(zainab)
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(`confirm/${id}`, uche)))
  expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 3 }, () => 'already_decided'),
  ])
  expect((await quiet()).version).toBe(2)
  expect((await post(`discard/${id}`, zainab)).code).toBe('already_decided')
})

it('lets either administrator discard a proposal, which then can’t be confirmed', async () => {
  for (const token of [zainab, uche]) {
    const { id } = await proposeChange(zainab)
    const thrown = await server.ask(discardBankDetails, {
      token,
      params: { id },
      body: { seen: 'proposed' },
    })
    expect(thrown.status).toBe('discarded')
    expect(await lastEntry()).toMatchObject({ action: 'bank_details.change_discarded' })
    expect((await post(`confirm/${id}`, uche)).code).toBe('already_decided')
  }
  expect(await seen()).toEqual(clubBankAccounts)
})

it('refuses a proposal for an account that has changed since', async () => {
  const { id, version } = await quiet()
  const first = await proposeChange(zainab)
  const second = await post(`propose-removal/${id}`, uche, { reason, version })
  expect(second).toMatchObject({ code: 'conflict', body: { error: /proposed for this account/ } })
  await server.ask(confirmBankDetails, {
    token: uche,
    params: { id: first.id },
    body: { seen: 'proposed' },
  })
  const late = await post(`propose-change/${id}`, uche, { ...thief, reason, version })
  expect(late).toMatchObject({ code: 'conflict', body: { error: /changed in the meantime/ } })

  // However the account came to change under an open proposal.
  const open = await proposeChange(zainab)
  await server.db.query({
    text: 'UPDATE club_bank_account SET version = version + 1 WHERE id = $1',
    values: [id],
  })
  expect((await post(`confirm/${open.id}`, uche)).code).toBe('conflict')
  expect((await quiet()).proposal?.id).toBe(open.id)
})

it('refuses the proposal of somebody who is no longer an administrator', async () => {
  const { id } = await proposeChange(uche)
  const params = { id: operators.uche.operatorId }
  const put = { text: 'UPDATE account SET suspended_at = $2 WHERE id = $1' }
  const suspend = (at: Date | null) => server.db.query({ ...put, values: [params.id, at] })

  await suspend(server.clock.now)
  for (const path of ['propose', `confirm/${id}`, `discard/${id}`]) {
    const body = path === 'propose' ? { ...thief, reason } : undefined
    expect((await post(path, uche, body)).code).toBe('account_suspended')
  }
  const left = await post(`confirm/${id}`, zainab)
  expect(left).toMatchObject({ code: 'conflict', body: { error: /no longer an administrator/ } })

  await suspend(null)
  await server.db.query({
    text: `UPDATE operator SET roles = '{approver}' WHERE id = $1`,
    values: [params.id],
  })
  expect((await post(`discard/${id}`, uche)).code).toBe('forbidden')
  expect((await post(`confirm/${id}`, zainab)).code).toBe('conflict')
  expect((await post(`discard/${id}`, zainab)).status).toBe(200)
  expect(await seen()).toEqual(clubBankAccounts)
})

it('lets every operator read, and no other than administrators change', async () => {
  const ngozi = await sessionFor(server, operators.ngozi.email)
  expect(await server.ask(listManagedBankDetails, { token: ngozi })).toEqual(await managed())
  for (const token of [ngozi, member]) {
    expect((await post('propose', token, { ...thief, reason })).code).toBe('forbidden')
  }
})

it('says what is wrong with an account', async () => {
  const wrong = { ...thief, account_number: '123', swift: 'nope', reason: '' }
  const { body } = await post('propose', zainab, wrong)
  expect(body).toMatchObject({
    code: 'validation_failed',
    fields: {
      account_number: 'An account in Nigeria has a number of 10 digits.',
      swift: 'Please enter a SWIFT code of 8 or 11 characters.',
      reason: 'Please fill this in.',
    },
  })
})

it('takes two people even for a program that writes to the database', async () => {
  const { id } = await proposeChange(zainab)
  const confirm = `UPDATE bank_details_proposal SET status = 'confirmed', decided_at = now()`
  for (const by of [operators.zainab.operatorId, null]) {
    const alone = { text: `${confirm}, decided_by = $2 WHERE id = $1`, values: [id, by] }
    await expect(server.db.query(alone)).rejects.toThrow(/bank_details/)
  }
})
