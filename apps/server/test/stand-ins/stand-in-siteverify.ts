// Speaks the documented siteverify protocol, and its faults.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '#test/servers/listen-locally.ts'

export type Behaviour =
  | 'well'
  | 'time-out'
  | '500'
  | 'malformed'
  | 'slow'
  | 'cut off'
  | 'huge'
  | 'redirect'

export type StandInSiteverify = AsyncDisposable & {
  readonly url: string
  readonly asked: URLSearchParams[]
  /** How the next questions are answered; after the last, well again. */
  behave(...behaviours: Behaviour[]): void
}

export async function startSiteverify(secret: string): Promise<StandInSiteverify> {
  const asked: URLSearchParams[] = []
  const coming: Behaviour[] = []
  // A token is good once, unless the same question is asked again.
  const used = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await readBody(request))
    asked.push(form)
    misbehave(coming.shift() ?? 'well', response, () => answer(form, secret, used))
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}/turnstile/v0/siteverify`,
    asked,
    behave: (...behaviours) => void coming.push(...behaviours),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function misbehave(behaviour: Behaviour, response: ServerResponse, body: () => object): void {
  const json = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  const acts: Record<Behaviour, () => unknown> = {
    well: () => json(200, JSON.stringify(body())),
    'time-out': () => undefined,
    '500': () => json(500, JSON.stringify({ success: true })),
    malformed: () => json(200, '{"success": tr'),
    slow: () => setTimeout(() => json(200, JSON.stringify(body())), 40),
    'cut off': () => {
      response.writeHead(200, { 'content-length': '400' }).write('{"success":')
      response.destroy()
    },
    huge: () => json(200, JSON.stringify({ success: true, padding: 'x'.repeat(200_000) })),
    redirect: () => response.writeHead(302, { location: '/elsewhere' }).end(),
  }
  acts[behaviour]()
}

function answer(form: URLSearchParams, secret: string, used: Map<string, string>): object {
  const refused = (code: string) => ({ success: false, 'error-codes': [code] })
  if (form.get('secret') !== secret) return refused('invalid-input-secret')
  const token = form.get('response') ?? ''
  if (!token.startsWith('good')) return refused('invalid-input-response')
  const question = form.get('idempotency_key') ?? ''
  const before = used.get(token)
  if (before !== undefined && before !== question) return refused('timeout-or-duplicate')
  used.set(token, question)
  return { success: true, challenge_ts: '2026-03-02T09:00:00Z', hostname: 'club.example' }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
