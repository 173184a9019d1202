import type { FastifyInstance } from 'fastify'

const limit = 64 * 1024

/** For messages that are signed: their bodies stay as they were sent, byte by byte. */
export function addRawBodies(scope: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: limit } as const
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
}
