import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeFor, enter, join, logInBody, password, startJoining } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'debug' })
})
afterAll(() => server[Symbol.asyncDispose]())

it('a whole membership leaves no password, token, code, e-mail address, BVN or account number in the log', async () => {
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
  secrets.push(...(await sendNumbers(await enter(server, email))))

  const log = withoutStamps(server.logged)
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`\\b${otp}\\b`))
  expect(server.logged.length).toBeGreaterThan(6)
})

/** Sends a BVN and an account of each kind, and once each what is refused; answers the numbers. */
async function sendNumbers(token: string): Promise<string[]> {
  const bank = {
    account_name: 'Ngozi Adebayo',
    bank_name: 'Coastal Savings',
    bank_address: '1 Shore Road',
  }
  const abroad = { ...bank, country: 'Ghana', currency: 'GHS', swift: 'ABCDGHAC' }
  const { bank_address, ...other } = abroad
  const sent = [
    ['POST', '/customer/validate-bvn', { bvn: '22345670000', consent: true }, 422],
    ['POST', '/customer/validate-bvn', { bvn: '22345678901', consent: true }, 200],
    ['POST', '/customer/validate-bvn', { bvn: '2234567890199', consent: true }, 400],
    [
      'GET',
      '/payment/resolve-bank-account?account_number=0123456781&bank_code=058',
      undefined,
      200,
    ],
    [
      'PATCH',
      '/customer/ngn-bank-account',
      { account_number: '0123456782', bank_code: '058', password },
      200,
    ],
    [
      'PATCH',
      '/customer/usd-bank-account',
      { ...bank, account_number: '987654000683', password },
      200,
    ],
    [
      'PATCH',
      '/customer/international-bank-account',
      { ...abroad, iban_or_number: 'GH84000155502684', password },
      200,
    ],
    ['POST', '/customer/bank-account', { ...other, account_number: '555026840001', password }, 200],
    [
      'PATCH',
      '/customer/usd-bank-account',
      { ...bank, account_number: '987654000684', password: 'Wrong-horse-1' },
      400,
    ],
  ] as const
  for (const [method, path, body, status] of sent) {
    const answer = await server.call(method, `/api${path}`, { token, body })
    expect([path, answer.status]).toEqual([path, status])
  }
  return JSON.stringify(sent).match(/(GH)?\d{10,}/g) ?? []
}

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
