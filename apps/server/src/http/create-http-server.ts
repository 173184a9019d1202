import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { FastifyServerFactoryHandler } from 'fastify'
import type { ParserRefusals } from './parser-refusals.ts'

const timeouts = { requestTimeout: 60_000, keepAliveTimeout: 72_000 }

/** The Node server that Fastify runs on: requests that no route could answer are refused in our own format. */
export function createHttpServer(
  { refuseUnread }: Pick<ParserRefusals, 'refuseUnread'>,
  handle: FastifyServerFactoryHandler,
): Server {
  // Node's own answer to a missing host or an unknown expectation has neither a sentence nor our headers.
  const options = { ...timeouts, optimizeEmptyRequests: true, requireHostHeader: false }
  const server = createServer(options, (request, response) => {
    if (!isForUs(request)) return refuseUnread(response)
    // With optimizeEmptyRequests an absent body has already ended, so Fastify doesn't wait for it.
    if (!hasBody(request.headers)) delete request.headers['content-type']
    handle(request, response)
  })
  server.on('checkExpectation', (_request, response) => refuseUnread(response))
  return server
}

/** A client that believes it talks to a proxy sends the whole URL; only its path is kept. */
function isForUs(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (!url.startsWith('/')) {
    const path = /^https?:\/\/[^/?#]+(\/.*)$/is.exec(url)?.[1]
    if (path === undefined) return false
    request.url = path
  }
  // A compressed body would be read as if it were not.
  if (/,\s*chunked$/i.test(request.headers['transfer-encoding'] ?? '')) return false
  const hosts = countHosts(request.rawHeaders)
  return hosts === 1 || (hosts === 0 && request.httpVersion === '1.0')
}

/** With two such headers, a server in front might go by one of them and this server by the other. */
function countHosts(namesAndValues: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < namesAndValues.length; index += 2) {
    if (namesAndValues[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

const hasBody = (headers: IncomingHttpHeaders) =>
  'content-length' in headers || 'transfer-encoding' in headers
