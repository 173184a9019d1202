import { allEndpoints } from '@kinfold/contract/all-endpoints'
import { create, pattern, record, string, type, unknown } from 'superstruct'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../../test/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

it('publishes the contract to other programs', async () => {
  const { status, body } = await server.call('GET', '/api/openapi.json')
  expect(status).toBe(200)
  const document = create(
    body,
    type({ openapi: pattern(string(), /^3\./), paths: record(string(), unknown()) }),
  )
  const paths = new Set(Object.values(allEndpoints).map(endpoint => endpoint.path))
  expect(Object.keys(document.paths)).toHaveLength(paths.size)
})
