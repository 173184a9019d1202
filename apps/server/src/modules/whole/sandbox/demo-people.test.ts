import { listDemoPeople } from '@kinfold/contract/demo/list-demo-people'
import { signInAsDemo } from '@kinfold/contract/demo/sign-in-as-demo'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
})
afterAll(() => server[Symbol.asyncDispose]())

const signIn = (email: string) => server.call('POST', '/api/demo/sign-in', { body: { email } })

describe('in a sandbox', () => {
  it('everybody of the demo club can be signed in as, and Ada has yet to prove her address', async () => {
    const { people: listed } = await server.ask(listDemoPeople, {})
    expect(listed.map(({ email }) => email)).toEqual([
      ...Object.values(people)
        .filter(({ key }) => key !== 'ada')
        .map(({ customer }) => customer.email),
      ...Object.values(operators).map(({ email }) => email),
    ])
    for (const { email } of listed) expect((await signIn(email)).status).toBe(200)
  })

  it('an operator works at once, without a code', async () => {
    const body = { email: operators.tunde.email }
    const { authorization } = await server.ask(signInAsDemo, { body })
    await server.ask(getDeskOverview, { token: authorization!.access_token })
  })

  it('nobody else can be', async () => {
    await join(server, 'private@club.example')
    expect(await signIn('private@club.example')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await signIn(people.ada.customer.email)).toMatchObject({ status: 404 })
  })
})

it('a sandbox without its demo club lists nobody', async () => {
  await using empty = await createTestServer()
  expect(await empty.ask(listDemoPeople, {})).toEqual({ people: [] })
})
