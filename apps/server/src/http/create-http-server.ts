import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { FastifyServerFactoryHandler } from 'fastify'
import type { ParserRefusals } from './parser-refusals.ts'

const timeouts = { requestTimeout: 60_000, keepAliveTimeout: 72_000 }

/** Node's server as Fastify gets it: a request that no route could answer is refused in our own shape. */
export function createHttpServer(
  { refuseUnread }: Pick<ParserRefusals, 'refuseUnread'>,
  handle: FastifyServerFactoryHandler,
): Server {
  // Node's own answer to a missing host or an unknown expectation has neither a sentence nor our headers.
  const options = { ...timeouts, optimizeEmptyRequests: true, requireHostHeader: false }
  const server = createServer(options, (request, response) => {
    if (!isForUs(request)) return refuseUnread(response)
    // With optimizeEmptyRequests a body that isn't there has ended before Fastify could wait for its end.
    if (!hasBody(request.headers)) delete request.headers['content-type']
    handle(request, response)
  })
  server.on('checkExpectation', (_request, response) => refuseUnread(response))
  return server
}

/** A client that talks to a proxy sends the whole URL: only its path is kept. */
function isForUs(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (!url.startsWith('/')) {
    const path = /^https?:\/\/[^/?#]+(\/.*)$/is.exec(url)?.[1]
    if (path === undefined) return false
    request.url = path
  }
  // Packed bytes would be read as if they were plain.
  if (/,\s*chunked$/i.test(request.headers['transfer-encoding'] ?? '')) return false
  const hosts = countHosts(request.rawHeaders)
  return hosts === 1 || (hosts === 0 && request.httpVersion === '1.0')
}

/** Of two, the server in front may believe the one and we the other. */
function countHosts(namesAndValues: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < namesAndValues.length; index += 2) {
    if (namesAndValues[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

const hasBody = (headers: IncomingHttpHeaders) =>
  'content-length' in headers || 'transfer-encoding' in headers
