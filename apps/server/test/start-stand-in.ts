import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './listen-locally.ts'
import { type Behaviour, misbehave, readBody } from './misbehave.ts'

export type StandIn = AsyncDisposable & {
  readonly url: string
  /** How the next questions are answered; after the last, well again. */
  behave(...behaviours: Behaviour[]): void
}

export type Asked = {
  readonly request: IncomingMessage
  readonly url: URL
  readonly body: Buffer
}

/** A stand-in for a provider's server, on this machine. */
export async function startStandIn(
  answer: (asked: Asked, response: ServerResponse) => void,
): Promise<StandIn> {
  const coming: Behaviour[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const url = new URL(request.url ?? '/', 'http://stand.in')
    misbehave(coming.shift() ?? 'well', response, () => answer({ request, url, body }, response))
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (...behaviours) => void coming.push(...behaviours),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
