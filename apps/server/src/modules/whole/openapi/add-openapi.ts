import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { createOpenApiDocument } from '@kinfold/contract/openapi/openapi-document'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../../../calls/send-json.ts'
import type { Config } from '../../../config/config.ts'
import { version } from '../../../config/version.ts'

type Told = Pick<Config, 'club' | 'sessionDays' | 'sessionIdleHours'>

/** Serves the contract as an OpenAPI document, created at the first request. */
export function addOpenApi(app: FastifyInstance, config: Told): void {
  let made: ReturnType<typeof makeDocument> | undefined
  app.get('/api/openapi.json', (request, reply) => {
    made ??= makeDocument(config)
    const { text, packed, tag } = made
    reply.headers({ etag: tag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return sendJson(reply, text, () => packed)
  })
}

function makeDocument({ club, sessionDays, sessionIdleHours }: Told) {
  const document = createOpenApiDocument({
    title: `${club.name} API`,
    version,
    email: club.supportEmail,
    session: { days: sessionDays, idleHours: sessionIdleHours },
  })
  const text = JSON.stringify(document)
  const hash = createHash('sha256').update(text).digest('base64url')
  // Weak, because it is sent compressed or not.
  return { text, packed: gzipSync(text), tag: `W/"${hash}"` }
}
