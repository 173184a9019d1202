import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { FastifyServerFactoryHandler } from 'fastify'
import type { StraightReads } from './straight-reads.ts'

export type ServerSettings = { readonly keepAliveTimeout: number; readonly requestTimeout: number }

/** The server that members reach: straight reads are answered, the rest is passed on. */
export function createServerInFront(
  reads: StraightReads,
  passOn: FastifyServerFactoryHandler,
  settings: ServerSettings,
): Server {
  const server = createServer({ ...settings, optimizeEmptyRequests: true }, (request, response) => {
    const read = request.method === 'GET' ? reads.get(request.url ?? '') : undefined
    // Once the server stops, Fastify is the one that tells connections to close.
    if (read !== undefined && server.listening) return read(request, response)
    // A body that isn't there has ended before anyone can wait for its end, whatever type is given it.
    if (!hasBody(request.headers)) delete request.headers['content-type']
    passOn(request, response)
  })
  return server
}

const hasBody = (headers: IncomingHttpHeaders) =>
  'content-length' in headers || 'transfer-encoding' in headers
