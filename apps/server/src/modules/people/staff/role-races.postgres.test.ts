// An administrator is put on hold while they decide about somebody’s roles: they wait for it, and no longer may.
import type { OperatorRole } from '@kinfold/contract/access'
import { operators } from '@kinfold/personas/operators/operators'
import { chidi } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { whileLocked } from '#test/databases/while-locked.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { readAuditHead } from '../../base/audit/read-audit-head.ts'
import { createOperator } from './create-operator.ts'
import { rolesProposal } from './staff.tables.ts'

const { uche, zainab } = operators
const memberId = chidi.customer.id
const reason = 'A test.'

let server: TestServer
const tokens = new Map<string, string>()
beforeEach(async () => {
  server = await openDemoClub()
  await server.db.orm.delete(rolesProposal)
  const { email } = chidi.customer
  const roles: OperatorRole[] = ['administrator']
  await createOperator(server.parts.services, { email, name: 'Chidi Nwosu', roles })
  await server.db.query({
    text: 'UPDATE account SET totp_enabled_at = now() WHERE id = $1',
    values: [memberId],
  })
  for (const each of [email, uche.email, zainab.email]) {
    tokens.set(each, await sessionFor(server, each))
  }
})
afterEach(() => server[Symbol.asyncDispose]())

const post = (path: string, by: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
  server.call(method, `/api/operator/${path}`, { token: tokens.get(by) ?? '', body })

const propose = (by: string, about: string) =>
  post(`staff/roles/${about}`, by, { roles: [], reason }, 'PATCH')

it.each([
  [
    'confirm',
    async () => {
      const { body } = await propose(uche.email, zainab.operatorId)
      const id = String(Reflect.get(Object(body), 'id'))
      return () => post(`staff/roles/confirm/${id}`, chidi.customer.email, { seen: 'proposed' })
    },
  ],
  ['propose', async () => () => propose(chidi.customer.email, zainab.operatorId)],
])('is on hold by then, and can’t %s roles', async (_, prepare) => {
  const act = await prepare()
  const suspend = () => post(`member/suspend/${memberId}`, zainab.email, { seen: 'active', reason })
  const answers = await server.asOwner(owner => whileLocked(owner, readAuditHead, [suspend, act]))
  expect(answers.map(({ status, code }) => code ?? status)).toEqual([200, 'forbidden'])
  const [left] = await server.db.query<{ roles: string[] }>({
    text: 'SELECT roles FROM operator WHERE id = $1',
    values: [zainab.operatorId],
  })
  expect(left?.roles).toContain('administrator')
})
