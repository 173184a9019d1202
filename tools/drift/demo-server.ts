// The real server with the demo club in it, asked the way a browser asks.

import { createLog } from '../../apps/server/src/log/create-log.ts'
import { createMetrics } from '../../apps/server/src/metrics/create-metrics.ts'
import { createBooksChecks } from '../../apps/server/src/modules/books/create-books-checks.ts'
import { createSealing } from '../../apps/server/src/modules/books/create-sealing.ts'
import { owedCalls } from '../../apps/server/src/modules/owed-calls.ts'
import { seedDemoClub } from '../../apps/server/src/seed/seed-demo-club.ts'
import { createTestServer, type TestServer } from '../../apps/server/test/create-test-server.ts'
import type { CallerName } from '../../packages/api/src/mocks/mock-caller.ts'
import { answerTotpChallenge } from '../../packages/contract/src/auth/answer-totp-challenge.ts'
import { logIn } from '../../packages/contract/src/auth/log-in.ts'
import { demoPassword } from '../../packages/personas/src/demo-password.ts'
import { operators } from '../../packages/personas/src/operators/operators.ts'
import { people } from '../../packages/personas/src/people/people.ts'
import { referenceMoment } from '../../packages/personas/src/reference-day.ts'
import { totpCode } from './totp-code.ts'

export interface PlainAnswer {
  readonly status: number
  readonly body: unknown
}

export interface DemoServer extends AsyncDisposable {
  readonly server: TestServer
  /** Sends a request as somebody of the demo club, signed in for real; undefined is a visitor. */
  ask(request: Request, as: CallerName | undefined): Promise<PlainAnswer>
}

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const addresses: Record<string, string> = Object.fromEntries([
  ...Object.values(people).map(({ key, customer }) => [key, customer.email]),
  ...Object.values(operators).map(({ key, email }) => [key, email]),
])

export function isAnswered(call: string): boolean {
  const owed: readonly string[] = owedCalls
  return !owed.includes(call)
}

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

// As every server does at its start: the desk tells what came of it, and when.
async function checkBooksOnce({ db, parts, clock }: TestServer): Promise<void> {
  const keys = parts.services.chainKeys
  const log = createLog('silent')
  const metrics = createMetrics({ processMetrics: false })
  const sealing = createSealing({ db, keys, log, metrics })
  await sealing.sealAll()
  const readiness = { isReady: true }
  const now = () => clock.now
  await createBooksChecks({ db, keys, log, metrics, readiness, sealing, now }).checkNew()
}

export async function openDemoServer(): Promise<DemoServer> {
  const server = await createTestServer()
  server.clock.now = new Date(referenceMoment)
  await seedDemoClub(server.parts.services)
  await checkBooksOnce(server)
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
      return { status: response.statusCode, body: isJson ? response.json() : response.body }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
