import { allEndpoints } from '@kinfold/contract/all-endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

it('tells the contract to other programs', async () => {
  const { status, body } = await server.call('GET', '/api/openapi.json')
  expect([status, body.openapi]).toEqual([200, expect.stringMatching(/^3\./)])
  const paths = new Set(Object.values(allEndpoints).map(endpoint => endpoint.path))
  expect(Object.keys(body.paths)).toHaveLength(paths.size)
})
