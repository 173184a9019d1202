import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const host = 'club.example'
const send = async (url: string, payload: string, headers: Readonly<Record<string, string>>) => {
  const form = { host, 'content-type': 'application/x-www-form-urlencoded', ...headers }
  return (await server.parts.app.inject({ method: 'POST', url, headers: form, payload })).statusCode
}

describe.each([
  ['/sandbox/clock', 'advance_days=1', 303],
  ['/sandbox/checkout/KF-22222222', 'outcome=pay', 404],
  ['/sandbox/bank/9900000000', 'outcome=pay', 404],
])('%s', (url, payload, taken) => {
  it.each([
    ['from itself', { 'sec-fetch-site': 'same-origin', origin: `https://${host}` }],
    ['from itself behind a proxy', { 'sec-fetch-site': 'same-origin', origin: 'https://proxy' }],
    ['typed in', { 'sec-fetch-site': 'none' }],
    ['from itself in an older browser', { origin: `http://${host}` }],
    ['of a program', {}],
  ])('takes a form %s', async (_from, headers) => {
    expect(await send(url, payload, headers)).toBe(taken)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: `https://other.${host}` }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['nobody knows where', { origin: 'null' }],
    [
      'a site that claims to be this one',
      { 'sec-fetch-site': 'cross-site', origin: `https://${host}` },
    ],
  ])('refuses a form from %s', async (_from, headers) => {
    expect(await send(url, payload, headers)).toBe(403)
  })
})
