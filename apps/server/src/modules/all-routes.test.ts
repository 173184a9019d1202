import { allEndpoints } from '@kinfold/contract/all-endpoints'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { allRoutes } from './all-routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

it('has a handler for every call of the contract', () => {
  const routes = allRoutes(server.parts.services, { isReady: true })
  const handled = new Set<AnyEndpoint>(routes.map(route => route.endpoint))
  const missing = Object.entries(allEndpoints)
    .filter(([, endpoint]) => !handled.has(endpoint))
    .map(([name]) => name)
  expect(missing).toEqual([])
  expect(handled.size).toBe(routes.length)
})
