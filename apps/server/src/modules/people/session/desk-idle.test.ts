import { listSessions } from '@kinfold/contract/session/list-sessions'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub({ environment: { DESK_IDLE_MINUTES: '15' } })
})
afterAll(() => server[Symbol.asyncDispose]())

const minutes = (count: number) => count * 60_000
const statusOf = async (token: string) =>
  (await server.call('GET', '/api/customer/get', { token })).status

describe('an operator’s session', () => {
  it('ends after fifteen minutes without a call', async () => {
    const token = await sessionFor(server, operators.ngozi.email)
    server.clock.forward(minutes(15))
    expect(await statusOf(token)).toBe(401)
  })

  it('goes on while there are calls', async () => {
    const token = await sessionFor(server, operators.ngozi.email)
    for (let passed = 0; passed < 60; passed += 10) {
      server.clock.forward(minutes(10))
      expect(await statusOf(token)).toBe(200)
    }
  })

  it('is not listed any more once it has ended', async () => {
    await sessionFor(server, operators.tunde.email)
    server.clock.forward(minutes(15))
    const token = await sessionFor(server, operators.tunde.email)
    expect((await server.ask(listSessions, { token })).sessions).toHaveLength(1)
  })
})

it('a member’s session outlives an hour without a call', async () => {
  const token = await sessionFor(server, people.dayo.customer.email)
  server.clock.forward(minutes(60))
  expect(await statusOf(token)).toBe(200)
})
