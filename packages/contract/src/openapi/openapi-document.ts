import { allEndpoints } from '../all-endpoints.ts'
import { openAttemptCodes } from '../attempt/open-attempt-codes.ts'
import { proofFields } from '../attempt/without-proofs.ts'
import type { AnyEndpoint, FileAnswer, Shape } from '../endpoint.ts'
import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import { possibleErrors } from '../errors/possible-errors.ts'
import { entities } from './entities.ts'
import { createJsonSchema, type JsonSchema } from './json-schema.ts'

const { schemaOf, wholeSchemaOf } = createJsonSchema(entities)

const isFile = (answer: Shape | FileAnswer): answer is FileAnswer => 'contentType' in answer

function parameters(endpoint: AnyEndpoint): JsonSchema[] {
  const list: JsonSchema[] = []
  for (const [place, shape] of [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const) {
    for (const [name, field] of Object.entries<Shape>(Object(shape?.schema))) {
      list.push({ name, in: place, required: !field.is(undefined), schema: schemaOf(field) })
    }
  }
  if (endpoint.money) list.push({ $ref: '#/components/parameters/IdempotencyKey' })
  return list
}

const attemptRules = [
  'The same for every try of one attempt, which is then carried out once: a replay within 30 days hears the first answer.',
  `What proves who asks (${proofFields.join(', ')}) may differ from try to try; anything else under the same key is refused.`,
  `These refusals decide nothing, and the same attempt may be tried again: ${openAttemptCodes.join(', ')}.`,
].join(' ')

function requestBody(endpoint: AnyEndpoint): JsonSchema | undefined {
  if (endpoint.body) {
    return { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } }
  }
  if (!endpoint.upload) return undefined
  const { file, fields } = endpoint.upload
  const part = {
    type: 'object',
    properties: { [file]: { type: 'string', format: 'binary' } },
    required: [file],
  }
  const schema = { allOf: [{ ...schemaOf(fields), additionalProperties: true }, part] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

/** A CSV file is text. */
const fileSchema = ({ contentType }: FileAnswer) =>
  contentType.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }

function success(answer: Shape | FileAnswer): JsonSchema {
  const [contentType, schema] = isFile(answer)
    ? [answer.contentType, fileSchema(answer)]
    : ['application/json', schemaOf(answer)]
  return { description: 'Done.', content: { [contentType]: { schema } } }
}

function refusal(codes: readonly ErrorCode[]): JsonSchema {
  const answer = { $ref: '#/components/schemas/ErrorAnswer' }
  const schema = { allOf: [answer, { properties: { code: { enum: codes } } }] }
  const description = codes
    .map(code => `\`${code}\`: ${errorCatalogue[code].sentence}`)
    .join('\n\n')
  return { description, content: { 'application/json': { schema } } }
}

function responses(endpoint: AnyEndpoint): JsonSchema {
  const byStatus = Map.groupBy(possibleErrors(endpoint), code => errorCatalogue[code].status)
  const refusals = [...byStatus].map(([status, codes]) => [String(status), refusal(codes)])
  return Object.fromEntries([['200', success(endpoint.response)], ...refusals])
}

function tag(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'operator' ? `operator: ${second}` : first
}

function operation(name: string, endpoint: AnyEndpoint): JsonSchema {
  const body = requestBody(endpoint)
  const needsToken = endpoint.access !== 'visitor' && endpoint.access !== 'provider'
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tag(endpoint.path)],
    'x-access': endpoint.access,
    'x-moves-money': endpoint.money,
    security: needsToken ? [{ bearer: [] }] : [],
    parameters: parameters(endpoint),
    ...(body && { requestBody: body }),
    responses: responses(endpoint),
  }
}

function paths(): Record<string, Record<string, JsonSchema>> {
  const all: Record<string, Record<string, JsonSchema>> = {}
  for (const [name, endpoint] of Object.entries<AnyEndpoint>(allEndpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    all[path] = { ...all[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return all
}

/** The whole API as OpenAPI 3.1, made from the definitions that the server and the client run on. */
export function createOpenApiDocument({ title, version }: { title: string; version: string }) {
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: '/api' }],
    paths: paths(),
    components: {
      schemas: Object.fromEntries(
        Object.entries<Shape>(entities).map(([name, shape]) => [name, wholeSchemaOf(shape)]),
      ),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: attemptRules,
          schema: { type: 'string', minLength: 8, maxLength: 200 },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
