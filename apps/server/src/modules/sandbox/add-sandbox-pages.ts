import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { readInbox } from './read-inbox.ts'

/** What only the sandbox has: the inbox that captured mail lands in. */
export function addSandboxPages(app: FastifyInstance, { db }: Services): void {
  app.get<{ Querystring: { to?: unknown } }>('/sandbox/inbox.json', async (request, reply) => {
    const { to } = request.query
    reply.header('cache-control', 'no-store')
    return readInbox(db, typeof to === 'string' ? to : undefined)
  })
}
