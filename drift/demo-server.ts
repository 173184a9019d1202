// The real server with the demo club, called as a browser would call it.

import type { CallerName } from '@kinfold/api/mocks/mock-caller'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { TestServer } from '@kinfold/server/test/create-test-server'
import { leastWithdrawals } from '@kinfold/server/test/least-withdrawals'
import { openDemoClub } from '@kinfold/server/test/open-demo-club'
import { totpCode } from '@kinfold/test-support/authenticator/totp-code'

export interface PlainAnswer {
  readonly status: number
  readonly body: unknown
}

export interface DemoServer extends AsyncDisposable {
  readonly server: TestServer
  /** Sends a request as a signed-in person of the demo club; undefined is a visitor. */
  ask(request: Request, as: CallerName | undefined): Promise<PlainAnswer>
}

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const addresses: Record<string, string> = Object.fromEntries([
  ...Object.values(people).map(({ key, customer }) => [key, customer.email]),
  ...Object.values(operators).map(({ key, email }) => [key, email]),
])

/** A file as text, with the mark it may begin with. */
export const fileText = (bytes: ArrayBuffer | Buffer): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Undefined for Ada, whose address is still to be proven. */
async function signIn(server: TestServer, as: CallerName): Promise<string | undefined> {
  const headers = { 'user-agent': phone }
  const { authorization, totp_challenge } = await server.ask(logIn, {
    headers,
    body: {
      email: addresses[as] ?? '',
      password: demoPassword,
      cf_turnstile_response: 'sandbox',
    },
  })
  if (totp_challenge === undefined) return authorization?.access_token
  const secret = Object.values(operators).find(({ key }) => key === as)?.totpSecret ?? ''
  const answered = await server.ask(answerTotpChallenge, {
    headers,
    body: { token: totp_challenge.token, code: totpCode(secret, server.clock.now) },
  })
  return answered.authorization?.access_token
}

export async function openDemoServer(): Promise<DemoServer> {
  const server = await openDemoClub({ environment: leastWithdrawals })
  const tokens = new Map<CallerName, string | undefined>()

  async function tokenOf(as: CallerName) {
    if (!tokens.has(as)) tokens.set(as, await signIn(server, as))
    return tokens.get(as)
  }

  return {
    server,
    async ask(request, as) {
      const token = as && (await tokenOf(as))
      const headers = new Headers(request.headers)
      headers.delete('authorization')
      if (token) headers.set('authorization', `Bearer ${token}`)
      const payload = Buffer.from(await request.arrayBuffer())
      const { pathname, search } = new URL(request.url)
      const response = await server.parts.app.inject({
        method: request.method === 'PATCH' ? 'PATCH' : request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: Object.fromEntries(headers),
        ...(payload.length > 0 ? { payload } : {}),
      })
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      return {
        status: response.statusCode,
        body: isJson ? response.json() : fileText(response.rawPayload),
      }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
