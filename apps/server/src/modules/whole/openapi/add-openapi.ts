import { createOpenApiDocument } from '@kinfold/contract/openapi/openapi-document'
import type { FastifyInstance } from 'fastify'
import { version } from '../../../config/version.ts'

/** Serves the contract as an OpenAPI document, created at the first request. */
export function addOpenApi(app: FastifyInstance, clubName: string): void {
  let text: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(createOpenApiDocument({ title: `${clubName} API`, version }))
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
