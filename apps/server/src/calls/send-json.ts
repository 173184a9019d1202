import { constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

export const json = 'application/json; charset=utf-8'

/** What fits into one packet anyway isn't made smaller. */
const least = 1_200

// Not on the thread pool, where it would wait behind passwords that are hashed.
const pack = (text: string) => gzipSync(text, { level: constants.Z_BEST_SPEED })

/** A JSON text, compressed where the caller takes that. */
export function sendJson(reply: FastifyReply, text: string, packed = pack): FastifyReply {
  reply.type(json).header('vary', 'accept-encoding')
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  if (text.length < least || !/\bgzip\b/.test(String(accepted))) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(packed(text))
}
