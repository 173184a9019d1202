import type { FastifyInstance } from 'fastify'
import type { PostToClub } from '../providers/payments/post-to-club.ts'

const timeoutMs = 10_000

/** Posts to this very server over the network, wherever it listens. */
export function postTo(app: FastifyInstance): PostToClub {
  return async (path, { body, headers }) => {
    const bound = app.server.address()
    if (bound === null || typeof bound === 'string') throw new Error('the server does not listen')
    const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
    const url = `http://${host}:${bound.port}${path}`
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { method: 'POST', body, headers, signal })
    await answer.body?.cancel()
    return answer.status
  }
}
