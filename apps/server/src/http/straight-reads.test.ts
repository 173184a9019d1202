import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operators } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../test/create-test-server.ts'
import { sessionFor } from '../../test/session-for.ts'
import { allRoutes } from '../modules/all-routes.ts'
import { seedDemoClub } from '../seed/seed-demo-club.ts'

type Told = { status: number; headers: Record<string, unknown>; body: unknown }

let server: TestServer
let port: number
let addresses: readonly string[]
let tokens: Record<string, string | undefined>

beforeAll(async () => {
  server = await createTestServer()
  const { app, services } = server.parts
  await seedDemoClub(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  addresses = allRoutes(services, { isReady: true })
    .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes(':'))
    .map(({ endpoint }) => `/api${endpoint.path}`)
  tokens = {
    nobody: undefined,
    'a made-up token': 'Bearer made-up-made-up-made-up',
    'a member': `Bearer ${await sessionFor(server, dayo.customer.email)}`,
    'an operator': `Bearer ${await sessionFor(server, operators.zainab.email)}`,
  }
})
afterAll(() => server[Symbol.asyncDispose]())

/** As it reaches a browser: what differs from one answer to the next, and what belongs to the connection, left out. */
function told(status: number, headers: Record<string, unknown>, text: string): Told {
  const { date, connection, 'keep-alive': keepAlive, 'x-request-id': id, ...rest } = headers
  expect(id).toMatch(/^[\w-]{12}-\w+$/)
  return { status, headers: rest, body: JSON.parse(text) }
}

function overTheWire(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: address, headers, method, agent: false }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', part => {
        text += part
      })
      response.on('end', () => resolve(told(response.statusCode ?? 0, response.headers, text)))
    })
    // Neither a length nor chunks: a request without a body, whatever its content type says.
    asked.removeHeader('content-length')
    asked.removeHeader('transfer-encoding')
    asked.on('error', reject).end()
  })
}

async function throughFastify(address: string, headers: Record<string, string> = {}) {
  const answer = await server.parts.app.inject({ url: address, headers })
  return told(answer.statusCode, { ...answer.headers }, answer.body)
}

describe('a read answered straight', () => {
  it.each(['nobody', 'a made-up token', 'a member', 'an operator'])(
    'says the same to %s as one that went through Fastify',
    async who => {
      const authorization = tokens[who]
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      for (const address of addresses) {
        const straight = await overTheWire(address, headers)
        expect({ address, ...straight }).toEqual({
          address,
          ...(await throughFastify(address, headers)),
        })
      }
    },
  )

  it('leaves its line in the log and its measurement', async () => {
    server.logged.length = 0
    await overTheWire('/api/wallet')
    await throughFastify('/api/wallet')
    const [straight, other] = server.logged
      .map(line => JSON.parse(line))
      .filter(({ msg }) => msg === 'answered')
    const any = { reqId: expect.any(String), time: expect.any(String), ms: expect.any(Number) }
    expect(straight).toEqual({ ...other, ...any })
    expect(straight).toMatchObject({ route: '/api/wallet', status: 401 })
  })
})

it('answers a call that names a type for the body it does not bring', async () => {
  const headers = { 'content-type': 'application/json' }
  expect(await overTheWire('/api/auth/login', headers, 'POST')).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
})
