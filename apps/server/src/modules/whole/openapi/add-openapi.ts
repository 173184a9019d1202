import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { createOpenApiDocument } from '@kinfold/contract/openapi/openapi-document'
import { type Side, sides } from '@kinfold/contract/openapi/side'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../../../calls/send-json.ts'
import type { Config } from '../../../config/config.ts'
import { version } from '../../../config/version.ts'

type Told = Pick<Config, 'club' | 'sessionDays' | 'sessionIdleHours'>

const addresses = {
  members: '/api/openapi.json',
  desk: '/api/operator/openapi.json',
} as const satisfies Record<Side, string>

/** Serves the contract as OpenAPI documents, each created at its first request. */
export function addOpenApi(app: FastifyInstance, config: Told): void {
  for (const side of sides) {
    let made: ReturnType<typeof makeDocument> | undefined
    app.get(addresses[side], (request, reply) => {
      made ??= makeDocument(side, config)
      const { text, packed, tag } = made
      reply.headers({ etag: tag, 'cache-control': 'no-cache' })
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return sendJson(reply, text, () => packed)
    })
  }
}

function makeDocument(side: Side, { club, sessionDays, sessionIdleHours }: Told) {
  const document = createOpenApiDocument(side, {
    title: side === 'desk' ? `${club.name} API of the desk` : `${club.name} API`,
    version,
    email: club.supportEmail,
    session: { days: sessionDays, idleHours: sessionIdleHours },
  })
  const text = JSON.stringify(document)
  const hash = createHash('sha256').update(text).digest('base64url')
  // Weak, because it is sent compressed or not.
  return { text, packed: gzipSync(text), tag: `W/"${hash}"` }
}
