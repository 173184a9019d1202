import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { FastifyServerFactoryHandler } from 'fastify'
import type { ParserRefusals } from './parser-refusals.ts'
import type { StraightReads } from './straight-reads.ts'

export type ServerSettings = { readonly keepAliveTimeout: number; readonly requestTimeout: number }

type Parts = {
  readonly reads: StraightReads
  readonly refusals: Pick<ParserRefusals, 'refuseUnread'>
  readonly settings: ServerSettings
}

/** The server that members reach: straight reads are answered, the rest is passed on. */
export function createServerInFront(
  { reads, refusals, settings }: Parts,
  passOn: FastifyServerFactoryHandler,
): Server {
  // Node's own answer to a missing host or an unknown expectation has neither a sentence nor our headers.
  const options = { ...settings, optimizeEmptyRequests: true, requireHostHeader: false }
  const server = createServer(options, (request, response) => {
    if (!isForUs(request)) return refusals.refuseUnread(response)
    const read = request.method === 'GET' ? reads.get(request.url ?? '') : undefined
    // Once the server stops, Fastify closes the connections.
    if (read !== undefined && server.listening) return read(request, response)
    // A body that isn't there has ended before anyone can wait for its end, whatever type is given it.
    if (!hasBody(request.headers)) delete request.headers['content-type']
    passOn(request, response)
  })
  server.on('checkExpectation', (_request, response) => refusals.refuseUnread(response))
  return server
}

/** Only the path of the address: a request to a proxy has the host before it. */
function isForUs(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (!url.startsWith('/')) {
    const path = /^https?:\/\/[^/?#]+(\/.*)$/is.exec(url)?.[1]
    if (path === undefined) return false
    request.url = path
  }
  return request.headers.host !== undefined || request.httpVersion === '1.0'
}

const hasBody = (headers: IncomingHttpHeaders) =>
  'content-length' in headers || 'transfer-encoding' in headers
