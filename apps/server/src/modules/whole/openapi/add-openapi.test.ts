import { gunzipSync } from 'node:zlib'
import { allEndpoints } from '@kinfold/contract/all-endpoints'
import { create, pattern, record, string, type, unknown } from 'superstruct'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

it('publishes the contract to other programs, in a document for members’ calls and one for the desk’s', async () => {
  const published = await Promise.all(
    ['/api/openapi.json', '/api/operator/openapi.json'].map(async address => {
      const { status, body } = await server.call('GET', address)
      expect(status).toBe(200)
      const { paths } = create(
        body,
        type({ openapi: pattern(string(), /^3\./), paths: record(string(), unknown()) }),
      )
      return Object.keys(paths)
    }),
  )
  const paths = Object.values(allEndpoints).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
  expect(published.flat().sort()).toEqual([...new Set(paths)].sort())
})

it('sends it compressed to who takes that, and not again to who has it', async () => {
  const { app } = server.parts
  const ask = (headers: object) => app.inject({ url: '/api/openapi.json', headers: { ...headers } })
  const plain = await ask({})
  const packed = await ask({ 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 6)
  const again = await ask({ 'if-none-match': plain.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('leaves a short answer as it is', async () => {
  const { headers, body } = await server.parts.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'accept-encoding': 'gzip' },
    payload: {},
  })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(JSON.parse(body)).toHaveProperty('code')
})
