import { allEndpoints } from '../all-endpoints.ts'
import { openAttemptCodes } from '../attempt/open-attempt-codes.ts'
import { proofFields } from '../attempt/without-proofs.ts'
import type { AnyEndpoint } from '../endpoint.ts'
import { createDocumentParts, type DocumentParts } from './document-parts.ts'
import { aboutTheApi, type SessionLife, tags } from './document-words.ts'
import type { JsonSchema } from './json-schema.ts'
import { operation, tagOf } from './operation.ts'
import { errorCodeSchema } from './refusals.ts'
import { type Side, sideOf } from './side.ts'

const attemptRules = [
  'The same for every try of one attempt, which is then carried out once: a replay within 30 days hears the first answer.',
  `What proves who asks (${proofFields.join(', ')}) may differ from try to try; anything else under the same key is refused.`,
  `These refusals decide nothing, and the same attempt may be tried again: ${openAttemptCodes.join(', ')}.`,
].join(' ')

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: attemptRules,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const retryAfter = {
  description: 'With 429 and 503: in how many seconds to try again, where that is known.',
  schema: { type: 'integer', minimum: 1 },
}

type NamedEndpoints = readonly (readonly [name: string, endpoint: AnyEndpoint])[]

const endpointsOf = (side: Side): NamedEndpoints =>
  Object.entries<AnyEndpoint>(allEndpoints).filter(([, endpoint]) => sideOf(endpoint) === side)

type Paths = Record<string, Record<string, JsonSchema>>

function describePaths(endpoints: NamedEndpoints, parts: DocumentParts): Paths {
  const all: Paths = {}
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    all[path] = { ...all[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, parts) }
  }
  return all
}

const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' } as const

type About = {
  readonly title: string
  readonly version: string
  /** Whom an integrator asks. */
  readonly email: string
  readonly session: SessionLife
}

/** The calls of one side as OpenAPI 3.1, made from the definitions that the server and the client run on. */
export function createOpenApiDocument(side: Side, { title, version, email, session }: About) {
  const endpoints = endpointsOf(side)
  const parts = createDocumentParts()
  const paths = describePaths(endpoints, parts)
  const responses = parts.responses.settle()
  const used = new Set(endpoints.map(([, { path }]) => tagOf(path)))
  return {
    openapi: '3.1.0',
    info: { title, version, description: aboutTheApi(side, session), contact: { email }, license },
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: {
        ...parts.schemas(),
        ErrorCode: errorCodeSchema(endpoints.map(([, endpoint]) => endpoint)),
      },
      responses,
      requestBodies: parts.requestBodies.settle(),
      parameters: { ...parts.parameters.settle(), IdempotencyKey: idempotencyKey },
      headers: { RetryAfter: retryAfter },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
