import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../all-endpoints.ts'
import { createOpenApiDocument } from './openapi-document.ts'

const create = () =>
  createOpenApiDocument({ title: 'The club', version: '1.0.0', email: 'help@club.example' })
const document = create()

/** Follows a path of names into the document. */
function at(...names: string[]): unknown {
  return names.reduce<unknown>((value, name) => Object(value)[name], document)
}

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
    const operations = Object.values(document.paths).flatMap(path =>
      Object.values(path).map(operation => operation.operationId),
    )
    expect(operations.sort()).toEqual(Object.keys(allEndpoints).sort())
  })

  it('tells what may be null and what may be left out', () => {
    expect(at('components', 'schemas', 'Transaction', 'properties', 'balance_after')).toMatchObject(
      {
        anyOf: [{ type: 'number' }, { type: 'null' }],
      },
    )
    const body = ['paths', '/wallet/withdrawal/create/{id}', 'post', 'requestBody', 'content']
    expect(at(...body, 'application/json', 'schema')).toMatchObject({
      required: ['amount'],
      additionalProperties: false,
    })
  })

  it('tells who may call, what goes wrong, and where a key is taken', () => {
    const post = ['paths', '/wallet/withdrawal/create/{id}', 'post']
    expect(at(...post, 'x-access')).toBe('verified-member')
    expect(at(...post, 'description')).toContain('approved. It moves money')
    expect(at(...post, 'responses', '409', 'description')).toContain('insufficient_balance')
    expect(at(...post, 'parameters')).toContainEqual({
      $ref: '#/components/parameters/IdempotencyKey',
    })
  })

  it('says in words what each group and each parameter is', () => {
    const operations = Object.values(document.paths).flatMap(path => Object.values(path))
    const used = new Set(operations.flatMap(({ tags }) => tags))
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort())
    const parameters = operations.flatMap(({ parameters }) => Object(parameters))
    expect(parameters.filter(one => !('$ref' in one || one.description))).toEqual([])
    const create = ['paths', '/wallet/withdrawal/cancel/{id}', 'patch', 'parameters']
    expect(at(...create)).toContainEqual(
      expect.objectContaining({ description: 'The id of the withdrawal.' }),
    )
  })

  it('is written once where calls are refused alike', () => {
    expect(at('paths', '/wallet', 'get', 'responses', '429')).toEqual({
      $ref: '#/components/responses/TooManyRequests',
    })
    expect(JSON.stringify(document).length).toBeLessThan(420_000)
  })

  it('describes the answer keyed by name as a map', () => {
    const list = ['paths', '/customer/country-list', 'get', 'responses', '200', 'content']
    expect(at(...list, 'application/json', 'schema')).toEqual({
      type: 'object',
      additionalProperties: { $ref: '#/components/schemas/Country' },
    })
  })
})
