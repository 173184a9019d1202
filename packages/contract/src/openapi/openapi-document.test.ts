import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../all-endpoints.ts'
import type { AnyEndpoint } from '../endpoint.ts'
import { errorCatalogue } from '../errors/error-catalogue.ts'
import { possibleErrors } from '../errors/possible-errors.ts'
import { tags } from './document-words.ts'
import { entities } from './entities.ts'
import { fieldWords } from './field-words.ts'
import { createOpenApiDocument } from './openapi-document.ts'
import { schemaWords } from './schema-words.ts'
import { type Side, sides } from './side.ts'

const create = (side: Side) =>
  createOpenApiDocument(side, {
    title: 'The club',
    version: '1.0.0',
    email: 'help@club.example',
    session: { days: 7, idleHours: 12 },
  })
type OpenApiDocument = ReturnType<typeof create>
const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.values(paths).flatMap(path => Object.values(path))

type Part = Readonly<Record<string, unknown>>
const partsIn = (value: unknown): Part[] =>
  [value].flat().filter((part): part is Part => typeof part === 'object' && part !== null)

/** Follows a path of names into a document, and references on the way. */
function reader(document: OpenApiDocument) {
  const at = (...names: string[]): unknown =>
    names.reduce<unknown>((value, name) => followed(Object(value)[name]), document)
  const followed = (value: unknown): unknown => {
    const { $ref } = Object(value)
    return typeof $ref === 'string' ? at(...$ref.split('/').slice(1)) : value
  }
  return { at, followed }
}

const withdraw = ['paths', '/wallet/withdrawal/create/{id}', 'post']
const json = ['content', 'application/json', 'schema']

const documents = { members: create('members'), desk: create('desk') }
const operations = sides.flatMap(side => operationsOf(documents[side]))

describe('the OpenAPI documents together', () => {
  it('hold every call once', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(names.sort()).toEqual(Object.keys(allEndpoints).sort())
  })

  it('have no words for what isn’t there', () => {
    const all = JSON.stringify(documents)
    const placesOf = (name: string): string[] =>
      sides.map(side => {
        const { at, followed } = reader(documents[side])
        const operation = operationsOf(documents[side]).find(one => one.operationId === name)
        // Fields that several shapes have alike stand by themselves.
        const isField = ({ $ref, description }: Part) =>
          typeof $ref === 'string' &&
          description === undefined &&
          !($ref.replace('#/components/schemas/', '') in entities)
        const open = (_: string, part: unknown) => (isField(Object(part)) ? followed(part) : part)
        return JSON.stringify([operation, at('components', 'schemas', name)], open)
      })
    const unused = Object.entries(fieldWords).filter(([name, words]) => {
      const [owner = '', field] = name.split('.')
      const text = field === undefined ? all : placesOf(owner).join()
      return !text.includes(`"${words}"`)
    })
    expect(unused).toEqual([])
    expect(Object.keys(schemaWords).filter(name => !all.includes(`"${name}"`))).toEqual([])
    const used = operations.flatMap(operation => operation.tags)
    expect(Object.keys(tags).sort()).toEqual([...new Set(used)].sort())
  })
})

describe.each(sides)('the OpenAPI document of %s', side => {
  const document = documents[side]
  const text = JSON.stringify(document)
  const operations = operationsOf(document)
  const { followed } = reader(document)

  it('is valid, says a validator that knows nothing of us', async () => {
    const result = await new Validator().validate(create(side))
    expect(result).toMatchObject({ valid: true })
  })

  it('declares every code that a call is refused with, under its status or for all calls', () => {
    const undeclared = operations.flatMap(({ operationId, responses }) => {
      const endpoint = Object.entries<AnyEndpoint>(allEndpoints).find(
        ([name]) => name === operationId,
      )
      return possibleErrors(endpoint![1]).filter(code => {
        const { status } = errorCatalogue[code]
        const named = Object(responses)
        const response = named[status] ?? named.default
        const { allOf } = Object(Object(followed(response)).content['application/json'].schema)
        return !allOf[1].properties.code.enum.includes(code)
      })
    })
    expect(undeclared).toEqual([])
  })

  it('says in words what each parameter is', () => {
    const parameters = operations.flatMap(({ parameters }) => partsIn(parameters).map(followed))
    expect(parameters.filter(one => !Object(one).description)).toEqual([])
  })

  it('says in words what each field is, by itself or by what it refers to', () => {
    const hasWords = (schema: unknown): boolean =>
      partsIn(followed(schema)).some(
        ({ description, items, anyOf, type, enum: codes }) =>
          description !== undefined ||
          (type === undefined && codes !== undefined) ||
          [items, anyOf].flat().some(hasWords),
      )
    const silent = new Set<string>()
    const look = ({ properties, ...others }: Part) => {
      for (const [name, field] of Object.entries(Object(properties))) {
        if (!hasWords(field)) silent.add(name)
      }
      for (const value of [properties, ...Object.values(others)]) partsIn(value).forEach(look)
    }
    look(document)
    expect([...silent]).toEqual([])
  })

  it('is short: what several calls have alike is written once, and nothing unused', () => {
    const shared = Object.entries<object>(document.components).flatMap(([section, parts]) =>
      Object.keys(parts).map(name => `#/components/${section}/${name}`),
    )
    const unused = shared.filter(name => !text.includes(`"${name}"`))
    expect(unused).toEqual(['#/components/securitySchemes/bearer'])
    expect(text.length).toBeLessThan(200_000)
  })
})

describe('the OpenAPI document', () => {
  const { at } = reader(documents.members)

  it('is refused by that validator when it is broken', async () => {
    const broken = { ...create('members'), paths: { '/wallet': { get: { responses: 1 } } } }
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
  })

  it('tells what may be null and what may be left out', () => {
    const properties = ['components', 'schemas', 'Transaction', 'properties']
    expect(at(...properties, 'balance_after')).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/Amount' }, { type: 'null' }],
    })
    expect(at('components', 'schemas', 'BankAccount', 'properties', 'bank_code')).toMatchObject({
      type: ['string', 'null'],
    })
    expect(at(...withdraw, 'requestBody', ...json)).toMatchObject({
      required: ['amount'],
      additionalProperties: false,
    })
  })

  it('tells who may call, what it begins with, and where a key is taken', () => {
    expect(at(...withdraw, 'description')).toBe('For approved members. It moves money.')
    expect(at(...withdraw, 'parameters')).toContainEqual({
      $ref: '#/components/parameters/IdempotencyKey',
    })
    expect(at('info', 'description')).toContain('7 days after\nsigning in, or 12 hours after')
  })

  it('tells what each id is of, and the sentence of each code', () => {
    expect(at('paths', '/wallet/withdrawal/cancel/{id}', 'patch', 'parameters', '0')).toMatchObject(
      { description: 'The id of the withdrawal.' },
    )
    expect(at('components', 'schemas', 'ErrorCode', 'oneOf')).toContainEqual({
      const: 'insufficient_balance',
      description: '409: Your available balance is less than this amount.',
    })
  })

  it('describes a list as a page of rows', () => {
    expect(at('paths', '/portfolio', 'get', 'responses', '200', ...json)).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Page' },
        { properties: { items: { items: { $ref: '#/components/schemas/Portfolio' } } } },
      ],
    })
  })

  it('describes the answer keyed by name as a map', () => {
    const list = ['paths', '/customer/country-list', 'get', 'responses', '200']
    expect(at(...list, ...json)).toEqual({
      type: 'object',
      additionalProperties: { $ref: '#/components/schemas/Country' },
    })
  })
})
