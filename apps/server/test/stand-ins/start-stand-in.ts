import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import { listenLocally } from '#test/servers/listen-locally.ts'
import { type Behaviour, misbehave, readBody } from './misbehave.ts'

export type StandIn = AsyncDisposable & {
  readonly url: string
  /** How the next questions are answered; after the last, well again. */
  behave(...behaviours: Behaviour[]): void
  /** How every further question is answered, after those. */
  stay(behaviour: Behaviour): void
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
  let usual: Behaviour = 'well'
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const url = new URL(request.url ?? '/', 'http://stand.in')
    const behaviour = coming.shift() ?? usual
    const heard = behaviour === 'lost' ? new ServerResponse(request) : response
    misbehave(behaviour, response, () => answer({ request, url, body }, heard))
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (...behaviours) => void coming.push(...behaviours),
    stay(behaviour) {
      usual = behaviour
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
