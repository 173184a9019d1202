// A suspension ends every session, also one that was being opened at that moment.

import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { operators } from '@kinfold/personas/operators/operators'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { findAccountByEmail } from '../../base/person/find-account.ts'
import { openSession, openSessionAgain } from '../../people/session/open-session.ts'
import { beginChallenge } from '../../people/totp/begin-challenge.ts'

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
})
afterAll(() => server[Symbol.asyncDispose]())

const email = 'held@club.example'
const visit = { address: '127.0.0.1', userAgent: undefined, device: 'd'.repeat(43) }

async function hold(id: string, on: boolean) {
  const token = await sessionFor(server, operators.zainab.email)
  const body = { seen: on ? 'active' : 'suspended', reason: 'A test.' } as const
  await server.ask(on ? suspendMember : reinstateMember, { token, params: { id }, body })
}

it('refuses a password proven before it, and leaves no session or challenge', async () => {
  const { services } = server.parts
  await join(server, email)
  const owner = await findAccountByEmail(server.db, email)
  if (owner === undefined) throw new Error('nobody joined')
  await openSessionAgain(services, owner, visit)
  await server.db.transaction(tx => openSession(services, tx, owner, visit))
  expect(await server.db.transaction(tx => beginChallenge(services, tx, owner))).toBeTypeOf(
    'string',
  )

  await hold(owner.account.id, true)
  expect(await openSessionAgain(services, owner, visit)).toBeUndefined()
  await server.db.transaction(async tx => {
    expect(await openSession(services, tx, owner, visit)).toBeUndefined()
    expect(await beginChallenge(services, tx, owner)).toBeUndefined()
  })
  await hold(owner.account.id, false)
  for (const table of ['session', 'totp_challenge']) {
    const text = `SELECT 1 FROM ${table} WHERE account_id = $1`
    expect(await server.db.query({ text, values: [owner.account.id] }), table).toEqual([])
  }
  expect(await openSessionAgain(services, owner, visit)).toBeTypeOf('string')
})
