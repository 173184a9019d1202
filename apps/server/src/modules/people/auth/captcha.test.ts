// What a program that can't solve a captcha is unable to do.
import { allEndpoints } from '@kinfold/contract/all-endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, logInBody, registration } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { createAdmission } from '../../../limits/admission.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ environment: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server[Symbol.asyncDispose]())

const email = 'owner@club.example'
const calls: [path: string, tries: number, bodyWith: (captcha: string) => object][] = [
  [
    '/api/customer/register',
    40,
    cf_turnstile_response => registration('joins@club.example', { cf_turnstile_response }),
  ],
  ['/api/auth/login', 20, cf_turnstile_response => logInBody(email, { cf_turnstile_response })],
  ['/api/auth/forgot-password', 30, cf_turnstile_response => ({ email, cf_turnstile_response })],
]

it.each(calls)('%s locks nobody out, however often it fails', async (path, tries, bodyWith) => {
  if (path.endsWith('login')) await join(server, email)
  const send = (captcha: string, place: number) =>
    server.call('POST', path, {
      body: bodyWith(captcha),
      headers: { 'x-forwarded-for': `198.51.100.${place}` },
    })
  for (let place = 0; place < tries; place += 1) {
    expect((await send('a-guess', place)).code).toBe('captcha_failed')
  }
  expect((await send('sandbox', 99)).status).toBe(200)
})

it('is checked for every call that takes a captcha token', async () => {
  let asked = 0
  const admissionTo = createAdmission(server.parts.services.limits, 'sandbox', {
    isKnownDevice: async () => false,
    checkCaptcha: async () => {
      asked += 1
      return undefined
    },
  })
  const withCaptcha = Object.values(allEndpoints).filter(
    ({ body }) => body !== undefined && 'cf_turnstile_response' in Object(body.schema),
  )
  expect(withCaptcha).toHaveLength(calls.length)
  for (const endpoint of withCaptcha) {
    await admissionTo(endpoint)?.({
      endpoint,
      params: undefined,
      query: undefined,
      body: { email, cf_turnstile_response: 'a-guess' },
      upload: undefined,
      caller: undefined,
      idempotencyKey: undefined,
      visit: { address: '198.51.100.7', userAgent: undefined },
    })
  }
  expect(asked).toBe(withCaptcha.length)
})
