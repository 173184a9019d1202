import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../test/create-test-server.ts'
import { codeFor, enter, join, logInBody, password, startJoining } from '../../test/joining.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'debug' })
})
afterAll(() => server[Symbol.asyncDispose]())

it('a whole membership leaves no password, token, code or address in the log', async () => {
  const email = 'quiet@club.example'
  const next = 'Another-horse-8'
  const secrets = [password, next, 'Wrong-horse-1', email]

  const verification = await startJoining(server, email)
  const otp = await codeFor(server, email)
  await server.call('POST', '/api/auth/validate-email-otp?token=in-the-address', {
    body: { otp, token: verification },
  })
  const wrong = logInBody(email, { password: 'Wrong-horse-1' })
  await server.call('POST', '/api/auth/login', { body: wrong })
  const token = await enter(server, email)
  await server.call('PATCH', '/api/auth/change-password', {
    token,
    body: { current_password: password, password: next, confirm_password: next },
  })
  await server.call('POST', '/api/auth/forgot-password', {
    body: { email, cf_turnstile_response: 'sandbox' },
  })
  const mails = await server.inbox(email)
  const reset = mails.map(mail => /token=([\w-]{43})/.exec(mail.text)?.[1]).find(Boolean)!
  await server.call('POST', '/api/auth/reset-password', {
    body: { token: reset, password, confirm_password: password },
  })
  secrets.push(verification, token, reset, 'in-the-address')

  const log = withoutStamps(server.logged)
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`\\b${otp}\\b`))
  expect(server.logged.length).toBeGreaterThan(6)
})

it('an error of the database is logged without what was being written', async () => {
  const token = await join(server, 'broken@club.example')
  const text = 'ALTER TABLE member ADD CONSTRAINT odd CHECK (pep = false)'
  await server.asOwner(owner => owner.query({ text }))
  const body = { phone: '+2348057654321', pep: true }
  const answer = await server.call('PATCH', '/api/customer/update', { token, body })
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
  const log = withoutStamps(server.logged)
  expect(log).toContain('23514')
  for (const secret of ['+2348057654321', 'Ngozi', token]) expect(log).not.toContain(secret)
})

// Times and ids hold digits of their own.
function withoutStamps(lines: readonly string[]): string {
  return lines.map(line => line.replace(/"(time|reqId)":"[^"]*"|"ms":\d+|:\d+:\d+/g, '')).join('')
}
