// Onboarding over HTTP, from registering to an account that withdrawals can be paid to.

import { getCustomer } from '@kinfold/contract/account/get-customer'
import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { updateNgnBankAccount } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { documentDayMessages } from '@kinfold/contract/kyc/document-day-problem'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { getKycCase } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { operators } from '@kinfold/personas/operators/operators'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, password } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let picture: Buffer
let ngozi: string
let zainab: string
beforeAll(async () => {
  server = await openDemoClub()
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  ngozi = await sessionFor(server, operators.ngozi.email)
  zainab = await sessionFor(server, operators.zainab.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const me = (token: string) => server.ask(getCustomer, { token })
const post = (path: string, token: string, body?: unknown) =>
  server.call('POST', `/api${path}`, { token, ...(body !== undefined && { body }) })

async function handIn(token: string) {
  const identity = {
    file: { name: 'me.jpg', bytes: picture },
    fields: { purpose: 'identity' },
  } as const
  const { id } = await server.ask(uploadFile, { token, upload: identity })
  const body = { file_id: id, id_type: 'national_id', id_number: 'NIN-1' } as const
  await server.ask(uploadKyc, { token, body })
  const bill = {
    file: { name: 'bill.jpg', bytes: picture },
    fields: { document_type: 'utility_bill' },
  } as const
  await server.ask(uploadPoa, { token, upload: bill })
}

async function caseOf(email: string, kind: 'identity' | 'address'): Promise<string> {
  const query = { status: 'submitted', kind, per_page: 100 } as const
  const { items } = await server.ask(listKycCases, { token: ngozi, query })
  return items.find(({ member }) => member.email === email)?.id ?? ''
}

async function entries(subjectId: string) {
  return server.db.query<{ action: string; actor_name: string; detail: string | null }>({
    text: `SELECT action, actor_name, detail FROM audit_entry
            WHERE subject_id = $1 ORDER BY number`,
    values: [subjectId],
  })
}

it('takes a member from registering to a payout account', async () => {
  const email = 'new-member@example.com'
  const token = await join(server, email)
  expect(await me(token)).toMatchObject({
    is_bvn_validated: false,
    has_submitted_kyc: false,
    can_make_withdrawal: false,
  })

  const bvn = await post('/customer/validate-bvn', token, { bvn: '22345678901', consent: true })
  expect(bvn.body).toMatchObject({ is_bvn_validated: true, customer: { bvn_last4: '8901' } })
  await handIn(token)
  expect(await me(token)).toMatchObject({
    has_submitted_kyc: true,
    kyc_is_validated: false,
    customer: { kyc_status: 'submitted', poa_status: 'submitted' },
  })

  const identity = await caseOf(email, 'identity')
  const unreadable = await post(`/operator/kyc/reject/${identity}`, ngozi, {
    reason: 'The picture is not readable.',
  })
  expect(unreadable.body).toMatchObject({
    status: 'rejected',
    decided_by: { name: expect.any(String) },
  })
  expect((await me(token)).customer).toMatchObject({
    kyc_status: 'rejected',
    kyc_rejection_reason: 'The picture is not readable.',
  })
  expect((await server.ask(listNotifications, { token, query: {} })).items[0]).toMatchObject({
    kind: 'kyc',
    title: 'Please send your ID again',
  })
  expect((await server.inbox(email))[0]!.text).toContain('The picture is not readable.')
  expect((await post(`/operator/kyc/approve/${identity}`, ngozi)).code).toBe('already_decided')

  await handIn(token)
  for (const kind of ['identity', 'address'] as const) {
    const id = await caseOf(email, kind)
    expect(
      await server.ask(approveKycCase, {
        token: zainab,
        params: { id },
        body: { seen: 'submitted' },
      }),
    ).toMatchObject({
      status: 'approved',
    })
    expect((await entries(id)).map(({ action }) => action)).toContain('kyc.approved')
  }
  const again = await post('/customer/upload-kyc', token, {
    file_id: '00000000-0000-4000-8000-000000000000',
    id_type: 'national_id',
    id_number: 'NIN-1',
  })
  expect(again.status).toBe(404)
  const renamed = await server.call('PATCH', '/api/customer/update', {
    token,
    body: { first_name: 'Somebody' },
  })
  expect(renamed.code).toBe('details_locked')

  const query = { account_number: '0123456789', bank_code: '058' }
  expect(await server.ask(resolveBankAccount, { token, query })).toEqual({
    account_name: 'NGOZI ADEBAYO',
    name_match: { matches: true, differing_words: [] },
  })
  const bank = await server.call('PATCH', '/api/customer/ngn-bank-account', {
    token,
    body: { account_number: '0123456789', bank_code: '058', password },
  })
  expect(bank.body).toMatchObject({ account_name: 'NGOZI ADEBAYO', name_match: { matches: true } })
  expect((await server.inbox(email))[0]!.subject).toContain('bank account')
  expect(await me(token)).toMatchObject({
    kyc_is_validated: true,
    poa_is_validated: true,
    can_make_withdrawal: true,
  })

  expect(await entries(identity)).toMatchObject([
    { action: 'kyc.submitted', actor_name: 'Ngozi Adebayo' },
    { action: 'kyc.rejected', detail: 'The picture is not readable.' },
  ])
})

it('requires two reviewers for a politically exposed person', async () => {
  const email = 'senator@example.com'
  const token = await join(server, email, { pep: true })
  await handIn(token)
  const id = await caseOf(email, 'identity')
  expect((await server.ask(getKycCase, { token: ngozi, params: { id } })).customer.pep).toBe(true)

  expect(await post(`/operator/kyc/approve/${id}`, ngozi)).toMatchObject({
    body: { status: 'submitted', first_approved_by: { name: 'Ngozi Eze' } },
  })
  expect((await post(`/operator/kyc/approve/${id}`, ngozi)).code).toBe('already_decided')
  expect((await me(token)).kyc_is_validated).toBe(false)
  expect(
    await server.ask(approveKycCase, {
      token: zainab,
      params: { id },
      body: { seen: 'first_approved' },
    }),
  ).toMatchObject({
    status: 'approved',
  })
  expect((await me(token)).kyc_is_validated).toBe(true)
  expect((await entries(id)).map(({ action }) => action)).toEqual([
    'kyc.submitted',
    'kyc.first_approved',
    'kyc.approved',
  ])
})

it('approves only what the reviewer has seen', async () => {
  const email = 'swap@example.com'
  const token = await join(server, email, { pep: true })
  await handIn(token)
  const seen = await caseOf(email, 'identity')
  const change = (body: object) => server.call('PATCH', '/api/customer/update', { token, body })
  // The name that the document is compared with, and the flag that requires a second approver.
  for (const body of [{ last_name: 'Other' }, { citizenship: ['Ghana'] }, { pep: false }]) {
    expect((await change(body)).code).toBe('details_locked')
  }
  expect((await change({ phone: '+2348057654321', pep: true })).status).toBe(200)

  await post(`/operator/kyc/approve/${seen}`, ngozi)
  await handIn(token)
  for (const path of [`approve/${seen}`, `reject/${seen}`]) {
    const body = path.startsWith('reject') ? { reason: 'Blurred.' } : undefined
    expect((await post(`/operator/kyc/${path}`, zainab, body)).code).toBe('not_found')
  }
  const fresh = await caseOf(email, 'identity')
  expect(fresh).not.toBe(seen)
  expect((await post(`/operator/kyc/approve/${fresh}`, zainab)).body).toMatchObject({
    status: 'submitted',
  })
  expect((await me(token)).kyc_is_validated).toBe(false)

  // After a rejection the name can be corrected.
  for (const kind of ['identity', 'address'] as const) {
    await post(`/operator/kyc/reject/${await caseOf(email, kind)}`, ngozi, { reason: 'The name.' })
  }
  expect((await change({ last_name: 'Other' })).status).toBe(200)
})

it('refuses documents that have expired or aren’t issued yet, and approves none that expired since', async () => {
  await using club = await openDemoClub()
  const email = 'expired@example.com'
  const token = await join(club, email)
  const file = { name: 'me.jpg', bytes: picture }
  const identity = { file, fields: { purpose: 'identity' } } as const
  const { id: file_id } = await club.ask(uploadFile, { token, upload: identity })
  const handInUntil = (expires_on: string) =>
    club.call('POST', '/api/customer/upload-kyc', {
      token,
      body: { file_id, id_type: 'national_id', id_number: 'NIN-1', expires_on },
    })
  expect((await handInUntil('2026-06-02')).body).toMatchObject({
    code: 'validation_failed',
    fields: { expires_on: documentDayMessages.expired },
  })
  const fields = { document_type: 'utility_bill', issued_on: '2026-06-04' } as const
  const bill = club.ask(uploadPoa, { token, upload: { file, fields } })
  await expect(bill).rejects.toThrow(documentDayMessages.notIssuedYet)
  expect((await handInUntil('2026-06-03')).status).toBe(200)

  club.clock.forward(24 * 3_600_000)
  const reviewer = await sessionFor(club, operators.ngozi.email)
  const query = { status: 'submitted', kind: 'identity', per_page: 100 } as const
  const { items } = await club.ask(listKycCases, { token: reviewer, query })
  const id = items.find(({ member }) => member.email === email)?.id
  const approved = await club.call('POST', `/api/operator/kyc/approve/${id}`, { token: reviewer })
  expect(approved).toMatchObject({ status: 400, body: { error: documentDayMessages.expired } })
})

describe('a BVN', () => {
  const check = (token: string, bvn: string) =>
    post('/customer/validate-bvn', token, { bvn, consent: true })

  it('is stored encrypted, and belongs to one member', async () => {
    const first = await join(server, 'first@example.com')
    const second = await join(server, 'second@example.com')
    expect((await check(first, '22999888777')).status).toBe(200)
    expect((await check(first, '22999888777')).code).toBe('bvn_already_validated')
    expect((await check(second, '22999888777')).code).toBe('bvn_mismatch')
    expect((await me(second)).is_bvn_validated).toBe(false)
    for (const table of ['member', 'member_bvn', 'audit_entry', 'mail_message', 'notification']) {
      const rows = await server.db.query<{ t: string }>({
        text: `SELECT t::text AS t FROM ${table} t`,
      })
      expect(rows.map(({ t }) => t).join()).not.toContain('22999888777')
    }
    const rows = await server.db.query<{ member_id: string; key_id: string; sealed: Buffer }>({
      text: 'SELECT * FROM member_bvn',
    })
    const open = rows.map(row =>
      server.parts.services.encryption.decrypt(
        { keyId: row.key_id, encrypted: row.sealed },
        row.member_id,
      ),
    )
    expect(open).toContain('22999888777')
    expect(server.logged.join()).not.toContain('22999888777')
  })

  it.each([
    ['22345670000', 422, 'bvn_mismatch'],
    ['22345679999', 503, 'bank_lookup_unavailable'],
    ['2234567', 400, 'validation_failed'],
  ])('%s is answered %s', async (bvn, status, code) => {
    const token = await sessionFor(server, 'second@example.com')
    const answer = await check(token, bvn)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect((await me(token)).is_bvn_validated).toBe(false)
  })
})

describe('an account at a bank', () => {
  it.each([
    ['0123450000', 422, 'bank_account_not_resolved'],
    ['0123459999', 503, 'bank_lookup_unavailable'],
  ])('%s is not set when it is answered %s', async (account_number, status, code) => {
    const token = await sessionFor(server, 'second@example.com')
    const answer = await server.call('PATCH', '/api/customer/ngn-bank-account', {
      token,
      body: { account_number, bank_code: '058', password },
    })
    expect([answer.status, answer.code]).toEqual([status, code])
    expect((await me(token)).ngn_bank_account).toBe(null)
  })

  it('says which words of the bank’s name are not the member’s', async () => {
    const token = await sessionFor(server, 'second@example.com')
    const answer = await server.call('PATCH', '/api/customer/ngn-bank-account', {
      token,
      body: { account_number: '0123451111', bank_code: '058', password },
    })
    expect(answer.body).toMatchObject({
      name_match: { matches: false, differing_words: ['ADEWALE', 'JOHNSON'] },
    })
  })
})

it('pauses withdrawals after a change of account, where the club wants it', async () => {
  await using careful = await createTestServer({ environment: { BANK_CHANGE_PAUSE_HOURS: '24' } })
  const token = await join(careful, 'careful@example.com')
  const set = (account_number: string) =>
    careful.ask(updateNgnBankAccount, {
      token,
      body: { account_number, bank_code: '058', password },
    })
  const paused = async () => (await careful.ask(getCustomer, { token })).withdrawals_paused_until
  const tomorrow = () => new Date(careful.clock.now.getTime() + 24 * 3_600_000).toISOString()
  await set('0123456789')
  expect(await paused()).toBe(tomorrow())
  careful.clock.forward(1000)
  await set('0123456780')
  expect(await paused()).toBe(tomorrow())
  const mails = await careful.inbox('careful@example.com')
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual([
    'Your bank account was changed',
    'Your bank account was added',
  ])
  expect(mails[0]?.text).toContain('withdrawals rest for 24 hours')
  const { items } = await careful.ask(listNotifications, { token, query: {} })
  expect(items.map(({ title }) => title)).toEqual(mails.slice(0, 2).map(({ subject }) => subject))

  // To a thief, an added account is as good as a changed one.
  const usd = {
    account_name: 'Ngozi Adebayo',
    account_number: '12345678',
    bank_name: 'Harbour Bank',
    password,
  }
  careful.clock.forward(1000)
  await careful.call('PATCH', '/api/customer/usd-bank-account', { token, body: usd })
  expect(await paused()).toBe(tomorrow())
})

describe('the audit log', () => {
  it('has no broken entries', async () => {
    expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  })

  it.each([
    `UPDATE audit_entry SET detail = 'nothing' WHERE number = 1`,
    'DELETE FROM audit_entry WHERE number = 1',
    'TRUNCATE audit_entry',
  ])('refuses: %s', async text => {
    await expect(server.asOwner(owner => owner.query({ text }))).rejects.toThrow()
    expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  })

  it('reveals changes made past the guard', async () => {
    for (const text of [
      'ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_is_kept',
      `UPDATE audit_entry SET actor_name = 'X' WHERE number = 2`,
      'DELETE FROM audit_entry WHERE number = 5',
    ]) {
      await server.asOwner(owner => owner.query({ text }))
    }
    expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([2n, 6n])
  })
})
