import { logIn } from '@kinfold/contract/auth/log-in'
import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import type { BodyOf } from '@kinfold/contract/endpoint'
import { type RegisterBody, register } from '@kinfold/contract/sign-up/register'
import type { TestServer } from '#test/servers/create-test-server.ts'

export const password = 'Correct-horse-7'

export function registration(email: string, changes: Partial<RegisterBody> = {}): RegisterBody {
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

export function logInBody(
  email: string,
  changes: Partial<BodyOf<typeof logIn>> = {},
): BodyOf<typeof logIn> {
  return { email, password, cf_turnstile_response: 'sandbox', ...changes }
}

/** Signs in with the password that everyone here joins with; answers the access token. */
export async function enter(
  server: TestServer,
  email: string,
  { userAgent, ...changes }: Partial<BodyOf<typeof logIn>> & { readonly userAgent?: string } = {},
): Promise<string> {
  const { authorization } = await server.ask(logIn, {
    body: logInBody(email, changes),
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
  })
  if (authorization === undefined) throw new Error(`${email} was not let in`)
  return authorization.access_token
}

export async function codeFor(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.inbox(email)
  const code = /code\D*(\d{4})/.exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Registers; answers the token to hand in with the code. */
export async function startJoining(
  server: TestServer,
  email: string,
  changes?: Partial<RegisterBody>,
): Promise<string> {
  const { verification } = await server.ask(register, { body: registration(email, changes) })
  if (verification === undefined) throw new Error(`${email} has nothing to verify`)
  return verification.token
}

/** Registers and verifies; answers the access token. */
export async function join(
  server: TestServer,
  email: string,
  changes?: Partial<RegisterBody>,
): Promise<string> {
  const token = await startJoining(server, email, changes)
  const body = { otp: await codeFor(server, email), token }
  const { authorization } = await server.ask(validateEmailOtp, { body })
  if (authorization === undefined) throw new Error(`${email} was not let in`)
  return authorization.access_token
}
