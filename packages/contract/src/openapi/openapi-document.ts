import { allEndpoints } from '../all-endpoints.ts'
import { openAttemptCodes } from '../attempt/open-attempt-codes.ts'
import { proofFields } from '../attempt/without-proofs.ts'
import type { AnyEndpoint, FileAnswer, Shape } from '../endpoint.ts'
import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import { possibleErrors } from '../errors/possible-errors.ts'
import {
  aboutTheApi,
  callers,
  idWord,
  parameterDefaults,
  parameterWords,
  tags,
} from './document-words.ts'
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
      const schema = schemaOf(field)
      const usual = parameterDefaults[name]
      list.push({
        name,
        in: place,
        description: name === 'id' ? idWord(endpoint.path) : parameterWords[name],
        required: !field.is(undefined),
        schema: usual === undefined ? schema : { ...schema, default: usual },
      })
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

/** Refusals that several calls have alike are written once. */
function createRefusals() {
  const shared: Record<string, JsonSchema> = {}
  const of = (codes: readonly ErrorCode[]): JsonSchema => {
    if (codes.length > mostShared) return refusal(codes)
    const name = codes.map(pascalCase).join('Or')
    shared[name] ??= refusal(codes)
    return { $ref: `#/components/responses/${name}` }
  }
  return { of, shared }
}
type Refusals = ReturnType<typeof createRefusals>

const mostShared = 3
const pascalCase = (code: string) =>
  code.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())

function responses(endpoint: AnyEndpoint, refusals: Refusals): JsonSchema {
  const byStatus = Map.groupBy(possibleErrors(endpoint), code => errorCatalogue[code].status)
  const refused = [...byStatus].map(([status, codes]) => [String(status), refusals.of(codes)])
  return Object.fromEntries([['200', success(endpoint.response)], ...refused])
}

function tag(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'operator' ? `operator: ${second}` : first
}

const movesMoney = 'It moves money, so it takes an `Idempotency-Key`.'

function operation(name: string, endpoint: AnyEndpoint, refusals: Refusals): JsonSchema {
  const body = requestBody(endpoint)
  const needsToken = endpoint.access !== 'visitor' && endpoint.access !== 'provider'
  return {
    operationId: name,
    summary: endpoint.summary,
    description: [callers[endpoint.access], ...(endpoint.money ? [movesMoney] : [])].join(' '),
    tags: [tag(endpoint.path)],
    'x-access': endpoint.access,
    'x-moves-money': endpoint.money,
    security: needsToken ? [{ bearer: [] }] : [],
    parameters: parameters(endpoint),
    ...(body && { requestBody: body }),
    responses: responses(endpoint, refusals),
  }
}

function paths(refusals: Refusals): Record<string, Record<string, JsonSchema>> {
  const all: Record<string, Record<string, JsonSchema>> = {}
  for (const [name, endpoint] of Object.entries<AnyEndpoint>(allEndpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    all[path] = {
      ...all[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, refusals),
    }
  }
  return all
}

const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' } as const

type About = {
  readonly title: string
  readonly version: string
  /** Whom an integrator asks. */
  readonly email: string
}

/** The whole API as OpenAPI 3.1, made from the definitions that the server and the client run on. */
export function createOpenApiDocument({ title, version, email }: About) {
  const refusals = createRefusals()
  const everyPath = paths(refusals)
  return {
    openapi: '3.1.0',
    info: { title, version, description: aboutTheApi, contact: { email }, license },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    servers: [{ url: '/api' }],
    paths: everyPath,
    components: {
      schemas: Object.fromEntries(
        Object.entries<Shape>(entities).map(([name, shape]) => [name, wholeSchemaOf(shape)]),
      ),
      responses: refusals.shared,
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
