import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../all-endpoints.ts'
import type { AnyEndpoint } from '../endpoint.ts'
import { errorCatalogue } from '../errors/error-catalogue.ts'
import { possibleErrors } from '../errors/possible-errors.ts'
import { fieldWords } from './field-words.ts'
import { createOpenApiDocument } from './openapi-document.ts'
import { schemaWords } from './schema-words.ts'

const create = () =>
  createOpenApiDocument({
    title: 'The club',
    version: '1.0.0',
    email: 'help@club.example',
    session: { days: 7, idleHours: 12 },
  })
const document = create()
const text = JSON.stringify(document)
const operations = Object.values(document.paths).flatMap(path => Object.values(path))

type Part = Readonly<Record<string, unknown>>
const partsIn = (value: unknown): Part[] =>
  [value].flat().filter((part): part is Part => typeof part === 'object' && part !== null)

/** Follows a path of names into the document, and references on the way. */
function at(...names: string[]): unknown {
  return names.reduce<unknown>((value, name) => followed(Object(value)[name]), document)
}
function followed(value: unknown): unknown {
  const { $ref } = Object(value)
  return typeof $ref === 'string' ? at(...$ref.split('/').slice(1)) : value
}

const withdraw = ['paths', '/wallet/withdrawal/create/{id}', 'post']
const json = ['content', 'application/json', 'schema']

describe('the OpenAPI document', () => {
  it('is valid, says a validator that knows nothing of us', async () => {
    const result = await new Validator().validate(create())
    expect(result).toMatchObject({ valid: true })
  })

  it('is refused by that validator when it is broken', async () => {
    const broken = { ...create(), paths: { '/wallet': { get: { responses: 1 } } } }
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
  })

  it('holds every call once', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(names.sort()).toEqual(Object.keys(allEndpoints).sort())
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

  it('declares every code that a call is refused with, under its status or for all calls', () => {
    const undeclared = Object.entries<AnyEndpoint>(allEndpoints).flatMap(([name, endpoint]) => {
      const { responses } = Object(operations.find(({ operationId }) => operationId === name))
      return possibleErrors(endpoint).filter(code => {
        const { status } = errorCatalogue[code]
        const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`]
        const { allOf } = Object(Object(followed(response)).content['application/json'].schema)
        return !allOf[1].properties.code.enum.includes(code)
      })
    })
    expect(undeclared).toEqual([])
    expect(at('components', 'schemas', 'ErrorCode', 'oneOf')).toContainEqual({
      const: 'insufficient_balance',
      description: '409: Your available balance is less than this amount.',
    })
  })

  it('says in words what each group and each parameter is', () => {
    const used = new Set(operations.flatMap(({ tags }) => tags))
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort())
    const parameters = operations.flatMap(({ parameters }) => partsIn(parameters).map(followed))
    expect(parameters.filter(one => !Object(one).description)).toEqual([])
    expect(at('paths', '/wallet/withdrawal/cancel/{id}', 'patch', 'parameters', '0')).toMatchObject(
      { description: 'The id of the withdrawal.' },
    )
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

  it('has no words for what isn’t there', () => {
    const placeOf = (name: string) => {
      const [owner = '', field] = name.split('.')
      if (field === undefined) return text
      const operation = operations.find(({ operationId }) => operationId === owner)
      return JSON.stringify(at('components', 'schemas', owner) ?? operation ?? null)
    }
    const unused = Object.entries(fieldWords).filter(
      ([name, words]) => !placeOf(name).includes(`"${words}"`),
    )
    expect(unused).toEqual([])
    const schemas = Object.keys(document.components.schemas)
    expect(Object.keys(schemaWords).filter(name => !schemas.includes(name))).toEqual([])
  })

  it('is short: what several calls have alike is written once, and nothing unused', () => {
    const shared = Object.entries<object>(document.components).flatMap(([section, parts]) =>
      Object.keys(parts).map(name => `#/components/${section}/${name}`),
    )
    const unused = shared.filter(name => !text.includes(`"${name}"`))
    expect(unused).toEqual(['#/components/securitySchemes/bearer'])
    expect(at('paths', '/portfolio', 'get', 'responses', '200', ...json)).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Page' },
        { properties: { items: { items: { $ref: '#/components/schemas/Portfolio' } } } },
      ],
    })
    expect(text.length).toBeLessThan(315_000)
  })

  it('describes the answer keyed by name as a map', () => {
    const list = ['paths', '/customer/country-list', 'get', 'responses', '200']
    expect(at(...list, ...json)).toEqual({
      type: 'object',
      additionalProperties: { $ref: '#/components/schemas/Country' },
    })
  })
})
