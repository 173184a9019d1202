import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { operators } from '@kinfold/personas/operators/operators'
import { expect, it } from 'vitest'
import { codeFor, startJoining } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { createOperator } from './create-operator.ts'

it('logs every operator made from the command line', async () => {
  await using server = await openDemoClub()
  const token = await sessionFor(server, operators.zainab.email)
  const operator = {
    email: 'new@club.example',
    name: 'New Hand',
    roles: ['administrator'],
  } as const
  expect(await createOperator(server.parts.services, operator)).toContain(
    '/auth/reset-password?token=',
  )
  const log = await server.ask(listAuditEntries, { token, query: { per_page: 1 } })
  expect(log.items[0]).toMatchObject({
    actor_kind: 'system',
    actor_name: 'Command line',
    action: 'operator.created',
    subject: 'New Hand',
    detail: 'new@club.example: administrator',
  })
  expect(JSON.stringify(log)).not.toContain('token=')
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
})

it('refuses an address that was registered but never proven', async () => {
  await using server = await createTestServer()
  const email = 'early@club.example'
  const token = await startJoining(server, email)
  const operator = { email, name: 'Early Bird', roles: ['administrator'] } as const
  await expect(createOperator(server.parts.services, operator)).rejects.toThrow(/never confirmed/)
  const body = { otp: await codeFor(server, email), token }
  await server.call('POST', '/api/auth/validate-email-otp', { body })
  expect(await createOperator(server.parts.services, operator)).toBeUndefined()
})
