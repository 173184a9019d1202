import type { TestServer } from './create-test-server.ts'

export const password = 'Correct-horse-7'

export function registration(email: string, changes: Record<string, unknown> = {}) {
  return {
    user: {
      email,
      first_name: 'Ngozi',
      last_name: 'Adebayo',
      password,
      confirm_password: password,
    },
    phone: '+2348031234567',
    exco_referral: true,
    heard_about_us: 'webinar',
    referral_person: '',
    country_code: 'NG',
    terms_and_conditions: true,
    country: 'Nigeria',
    citizenship: ['Nigeria'],
    pep: false,
    accredited_investors: false,
    referral_info: 'social media referral',
    cf_turnstile_response: 'sandbox',
    ...changes,
  }
}

export function logInBody(email: string, changes: Record<string, unknown> = {}) {
  return { email, password, cf_turnstile_response: 'sandbox', ...changes }
}

export async function codeFor(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.inbox(email)
  const code = /code\D*(\d{4})/.exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Registers and verifies; answers the access token. */
export async function join(
  server: TestServer,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const registered = await server.call('POST', '/api/customer/register', {
    body: registration(email, changes),
  })
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body))
  const verified = await server.call('POST', '/api/auth/validate-email-otp', {
    body: { otp: await codeFor(server, email), token: registered.body.verification.token },
  })
  if (verified.status !== 200) throw new Error(JSON.stringify(verified.body))
  return verified.body.authorization.access_token
}
