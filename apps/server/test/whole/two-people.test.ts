// Nobody at the desk decides about themselves, and nobody gives roles alone.

import { readFileSync } from 'node:fs'
import type { OperatorRole } from '@kinfold/contract/access'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { confirmRoles } from '@kinfold/contract/operator/staff/confirm-roles'
import { discardRoles } from '@kinfold/contract/operator/staff/discard-roles'
import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { proposeRoles } from '@kinfold/contract/operator/staff/propose-roles'
import { demoId } from '@kinfold/personas/demo-id'
import { type OperatorKey, operators } from '@kinfold/personas/operators/operators'
import { chidi, people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOperator } from '#src/modules/people/staff/create-operator.ts'
import { rolesProposal } from '#src/modules/people/staff/staff.tables.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
const tokens: Partial<Record<OperatorKey, string>> = {}
beforeEach(async () => {
  server = await openDemoClub()
  await server.db.orm.delete(rolesProposal)
  for (const key of ['ngozi', 'tunde', 'uche', 'zainab'] as const) {
    tokens[key] = await sessionFor(server, operators[key].email)
  }
})
afterEach(async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  await server[Symbol.asyncDispose]()
})

const as = (key: OperatorKey) => ({ token: tokens[key] ?? '' })
const idOf = (key: OperatorKey) => operators[key].operatorId
const reason = 'She takes over for the summer.'
const lastEntry = async () =>
  (await server.ask(listAuditEntries, { ...as('zainab'), query: { per_page: 1 } })).items[0]
const rolesOf = async (key: OperatorKey) => {
  const { operators: staff } = await server.ask(listOperators, as('zainab'))
  return staff.find(({ id }) => id === idOf(key))?.roles
}
const patch = (by: OperatorKey, about: string, roles: readonly OperatorRole[]) =>
  server.call('PATCH', `/api/operator/staff/roles/${about}`, { ...as(by), body: { roles, reason } })
const decide = (verb: 'confirm' | 'discard', id: string, by: OperatorKey) =>
  server.call('POST', `/api/operator/staff/roles/${verb}/${id}`, as(by))

async function propose(by: OperatorKey, about: OperatorKey, roles: OperatorRole[]) {
  const params = { id: idOf(about) }
  return server.ask(proposeRoles, { ...as(by), params, body: { roles, reason } })
}

async function makeAdministrator(key: OperatorKey): Promise<void> {
  const { email, firstName, lastName, roles } = operators[key]
  await createOperator(server.parts.services, {
    email,
    name: `${firstName} ${lastName}`,
    roles: [...roles, 'administrator'],
  })
}

describe('roles', () => {
  it('change once a second administrator confirms, and apply from the next call on', async () => {
    const waiting = (await server.ask(getDeskOverview, as('zainab'))).roles_to_confirm
    const proposal = await propose('zainab', 'ngozi', ['approver'])
    expect(proposal).toMatchObject({
      operator: { name: 'Ngozi Eze' },
      roles_before: ['reviewer'],
      roles: ['approver'],
      reason,
      status: 'proposed',
      proposed_by: { name: 'Zainab Yusuf' },
    })
    expect(await lastEntry()).toMatchObject({
      action: 'operator.roles_proposed',
      subject: 'Ngozi Eze',
      detail: `from reviewer to approver. ${reason}`,
    })
    expect(await rolesOf('ngozi')).toEqual(['reviewer'])
    expect((await server.ask(getDeskOverview, as('uche'))).roles_to_confirm).toBe(waiting + 1)
    const { operators: staff } = await server.ask(listOperators, as('uche'))
    expect(staff.find(({ id }) => id === idOf('ngozi'))?.proposal).toEqual(proposal)

    expect((await decide('confirm', proposal.id, 'zainab')).code).toBe('second_person_needed')
    expect((await decide('confirm', proposal.id, 'tunde')).code).toBe('forbidden')
    expect(await rolesOf('ngozi')).toEqual(['reviewer'])

    const params = { id: proposal.id }
    const confirmed = await server.ask(confirmRoles, {
      ...as('uche'),
      params,
      body: { seen: 'proposed' },
    })
    expect(confirmed).toMatchObject({ status: 'confirmed', decided_by: { name: 'Uche Okafor' } })
    expect(await rolesOf('ngozi')).toEqual(['approver'])
    expect(await lastEntry()).toMatchObject({
      actor_name: 'Uche Okafor',
      action: 'operator.roles_confirmed',
      detail: 'from reviewer to approver',
    })
    expect((await server.call('GET', '/api/operator/kyc', as('ngozi'))).code).toBe('forbidden')
    expect((await server.call('GET', '/api/operator/overview', as('ngozi'))).status).toBe(200)
  })

  it('are never one’s own to propose, confirm or discard', async () => {
    const own = await patch('zainab', idOf('zainab'), ['reviewer', 'approver', 'administrator'])
    expect(own).toMatchObject({ status: 403, code: 'about_yourself' })
    await makeAdministrator('tunde')
    const { id } = await propose('zainab', 'uche', ['approver'])
    for (const verb of ['confirm', 'discard'] as const) {
      expect((await decide(verb, id, 'uche')).code).toBe('about_yourself')
    }
    expect(await rolesOf('uche')).toEqual(['approver', 'administrator'])
    expect((await decide('confirm', id, 'tunde')).status).toBe(200)
    expect(await rolesOf('uche')).toEqual(['approver'])
  })

  it('are proposed one change at a time, and discarded by either', async () => {
    for (const by of ['zainab', 'uche'] as const) {
      const { id } = await propose('zainab', 'ngozi', [])
      expect(await patch('uche', idOf('ngozi'), ['approver'])).toMatchObject({
        code: 'conflict',
        body: { error: /proposed for them already/ },
      })
      const thrown = await server.ask(discardRoles, {
        ...as(by),
        params: { id },
        body: { seen: 'proposed' },
      })
      expect(thrown.status).toBe('discarded')
      expect((await decide('confirm', id, 'uche')).code).toBe('already_decided')
    }
    expect(await rolesOf('ngozi')).toEqual(['reviewer'])
  })

  it('are given once, however often the proposal is confirmed', async () => {
    const { id } = await propose('zainab', 'ngozi', ['approver'])
    const answers = await Promise.all([1, 2, 3].map(() => decide('confirm', id, 'uche')))
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      200,
      'already_decided',
      'already_decided',
    ])
  })

  it('are not given when they have changed since, or the author is no longer an administrator', async () => {
    const stale = await propose('zainab', 'ngozi', ['approver'])
    await makeAdministrator('ngozi')
    expect((await decide('confirm', stale.id, 'uche')).code).toBe('conflict')
    await decide('discard', stale.id, 'zainab')

    const { id } = await propose('zainab', 'tunde', ['administrator'])
    const suspend = `UPDATE account SET suspended_at = now() WHERE id = $1`
    await server.db.query({ text: suspend, values: [idOf('zainab')] })
    expect(await decide('confirm', id, 'uche')).toMatchObject({
      code: 'conflict',
      body: { error: /no longer an administrator/ },
    })
  })

  it('aren’t given by somebody who loses their own at the same moment', async () => {
    await makeAdministrator('tunde')
    const ofTunde = await propose('zainab', 'tunde', [])
    const ofUche = await propose('zainab', 'uche', [])
    const answers = await Promise.all([
      decide('confirm', ofTunde.id, 'uche'),
      decide('confirm', ofUche.id, 'tunde'),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect([401, 403]).toContain(Math.max(...statuses))
  })

  it('leave the club an administrator, however many are taken at the same moment', async () => {
    await makeAdministrator('tunde')
    await makeAdministrator('ngozi')
    const admins = ['ngozi', 'tunde', 'uche', 'zainab'] as const
    const proposals = await Promise.all(
      admins.map((about, at) => propose(admins[(at + 1) % 4] ?? 'uche', about, [])),
    )
    const answers = await Promise.all(
      proposals.map(({ id }, at) => decide('confirm', id, admins[(at + 2) % 4] ?? 'uche')),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const left = await server.db.query({
      text: `SELECT 1 FROM operator WHERE 'administrator' = ANY (roles)`,
    })
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBe(4 - answers.filter(({ status }) => status === 200).length)
  })

  it('end every session of an operator who is left with none', async () => {
    const { id } = await propose('zainab', 'ngozi', [])
    expect((await server.call('GET', '/api/operator/kyc', as('ngozi'))).status).toBe(200)
    await decide('confirm', id, 'uche')
    expect((await server.call('GET', '/api/operator/kyc', as('ngozi'))).status).toBe(401)
    const [left] = await server.db.query<{ n: bigint }>({
      text: 'SELECT count(*) AS n FROM session WHERE account_id = $1',
      values: [idOf('ngozi')],
    })
    expect(left?.n).toBe(0n)
  })

  it('need two people even for a program that writes to the database', async () => {
    const { id } = await propose('zainab', 'ngozi', ['approver'])
    const confirm = `UPDATE roles_proposal SET status = 'confirmed', decided_at = now(), decided_by = $2 WHERE id = $1`
    for (const by of [idOf('zainab'), idOf('ngozi')]) {
      await expect(server.db.query({ text: confirm, values: [id, by] })).rejects.toThrow(
        /roles_proposal_(two_people|not_own)/,
      )
    }
  })
})

describe('an operator who is a member as well', () => {
  const memberId = chidi.customer.id
  let token: string
  beforeEach(async () => {
    await createOperator(server.parts.services, {
      email: chidi.customer.email,
      name: 'Chidi Nwosu',
      roles: ['reviewer', 'administrator'],
    })
    await server.db.query({
      text: 'UPDATE account SET totp_enabled_at = now() WHERE id = $1',
      values: [memberId],
    })
    token = await sessionFor(server, chidi.customer.email)
  })

  it.each(['identity', 'address'] as const)('can’t decide about their own %s', async kind => {
    const id = demoId('kyc-case', 'chidi', kind)
    for (const verb of ['approve', 'reject']) {
      const body = verb === 'reject' ? { reason: 'No.' } : undefined
      const answer = await server.call('POST', `/api/operator/kyc/${verb}/${id}`, {
        token,
        ...(body && { body }),
      })
      expect(answer).toMatchObject({
        status: 403,
        code: 'about_yourself',
        body: { error: 'This is about you, so someone else has to decide it.' },
      })
    }
    const [row] = await server.db.query({
      text: 'SELECT kyc_status, poa_status FROM member WHERE id = $1',
      values: [memberId],
    })
    expect(row).toEqual({ kyc_status: 'submitted', poa_status: 'submitted' })
  })

  it('is not the first of two about themselves either', async () => {
    await server.db.query({
      text: 'UPDATE member SET pep = true WHERE id = $1',
      values: [memberId],
    })
    const id = demoId('kyc-case', 'chidi', 'identity')
    const answer = await server.call('POST', `/api/operator/kyc/approve/${id}`, { token })
    expect(answer.code).toBe('about_yourself')
  })

  it('can neither put themselves on hold nor end their own hold', async () => {
    for (const verb of ['suspend', 'reinstate']) {
      const path = `/api/operator/member/${verb}/${memberId}`
      const answer = await server.call('POST', path, { token, body: { reason } })
      expect(answer.code).toBe('about_yourself')
    }
  })

  it('is on hold already when two put each other there at the same moment', async () => {
    const other = people.dayo.customer
    await createOperator(server.parts.services, {
      email: other.email,
      name: 'Dayo Bello',
      roles: ['administrator'],
    })
    await server.db.query({
      text: 'UPDATE account SET totp_enabled_at = now() WHERE id = $1',
      values: [other.id],
    })
    const otherToken = await sessionFor(server, other.email)
    const suspend = (id: string, by: string) =>
      server.call('POST', `/api/operator/member/suspend/${id}`, { token: by, body: { reason } })
    const answers = await Promise.all([suspend(other.id, token), suspend(memberId, otherToken)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(Math.max(...statuses)).toBeLessThan(500)
  })

  it('can’t decide about their own document in the database either', async () => {
    const id = demoId('kyc-case', 'chidi', 'identity')
    for (const column of ['decided_by', 'first_approved_by']) {
      const text = `UPDATE kyc_case SET ${column} = $2 WHERE id = $1`
      await expect(server.db.query({ text, values: [id, memberId] })).rejects.toThrow(
        /kyc_case_not_own/,
      )
    }
  })
})

describe('a reviewer who lost their role', () => {
  const { id: memberId } = chidi.customer
  const id = demoId('kyc-case', 'chidi', 'identity')
  const setRoles = (roles: readonly OperatorRole[]) =>
    server.db.query({
      text: 'UPDATE operator SET roles = $2 WHERE id = $1',
      values: [idOf('ngozi'), roles],
    })
  const say = (verb: 'approve' | 'reject', by: OperatorKey, seen: string) =>
    server.call('POST', `/api/operator/kyc/${verb}/${id}`, {
      ...as(by),
      body: { seen, ...(verb === 'reject' && { reason }) },
    })
  beforeEach(async () => {
    await server.db.query({
      text: 'UPDATE member SET pep = true WHERE id = $1',
      values: [memberId],
    })
  })

  it('was not the first of two about a politically exposed person', async () => {
    expect((await say('approve', 'ngozi', 'submitted')).status).toBe(200)
    await setRoles([])
    expect(await say('approve', 'zainab', 'first_approved')).toMatchObject({
      status: 200,
      body: { status: 'submitted', first_approved_by: { name: 'Zainab Yusuf' } },
    })
    await setRoles(['reviewer'])
    const second = await say('approve', 'ngozi', 'first_approved')
    expect(second.body).toMatchObject({ status: 'approved' })
  })

  it('was not the first of two who take an approval back, and it can be kept all the same', async () => {
    await say('approve', 'ngozi', 'submitted')
    await say('approve', 'zainab', 'first_approved')
    for (const verb of ['reject', 'approve'] as const) {
      await setRoles(['reviewer'])
      expect((await say('reject', 'ngozi', 'approved')).status).toBe(200)
      await setRoles([])
      const again = await say(verb, 'zainab', 'taking_back')
      const takeBack = verb === 'reject' ? { by: { name: 'Zainab Yusuf' }, reason } : null
      expect(again.body).toMatchObject({ status: 'approved', take_back: takeBack })
      if (verb === 'reject') await say('approve', 'zainab', 'taking_back')
    }
  })
})

it('has to submit a document again that they once approved themselves', async () => {
  const { id: owner } = people.dayo.customer
  const identity = demoId('kyc-case', 'dayo', 'identity')
  const asOwner = (text: string) => server.asOwner(owner => owner.query({ text }))
  await asOwner('ALTER TABLE kyc_case DROP CONSTRAINT kyc_case_not_own')
  await server.db.query({
    text: 'UPDATE kyc_case SET decided_by = $1 WHERE id = $2',
    values: [owner, identity],
  })
  const file = new URL('../../drizzle/0019_two_people.sql', import.meta.url)
  const statements = readFileSync(file, 'utf8').split(/;\s*$/m)
  for (const text of statements.filter(each =>
    /UPDATE (member|kyc_case)|kyc_case_not_own/.test(each),
  )) {
    await asOwner(text)
  }
  const [after] = await server.db.query({
    text: `SELECT m.kyc_status, m.poa_status, c.status, c.decided_by, c.rejection_reason
             FROM member m JOIN kyc_case c ON c.id = $2 WHERE m.id = $1`,
    values: [owner, identity],
  })
  expect(after).toEqual({
    kyc_status: 'rejected',
    poa_status: 'approved',
    status: 'rejected',
    decided_by: null,
    rejection_reason: 'Please hand this in once more, so that someone else can check it.',
  })
})
