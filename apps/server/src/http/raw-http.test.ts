// Requests refused by Node's parser, by the router or in front of it are answered like every refusal.

import { ErrorAnswer } from '@kinfold/contract/errors/error-answer'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingStored } from '#test/databases/everything-stored.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { listenLocally } from '#test/servers/listen-locally.ts'
import { type RawAnswer, sendRaw } from '#test/servers/raw-http.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'error' })
  port = await listenLocally(server.parts.app.server)
})
afterAll(() => server[Symbol.asyncDispose]())

const get = (target: string, ...headers: string[]) => request('GET', target, headers)
const request = (method: string, target: string, headers: readonly string[] = [], body = '') =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: club.example',
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n')
const json = 'Content-Type: application/json'
const post = (headers: readonly string[], body: string) =>
  request('POST', '/api/auth/forgot-password', [json, ...headers], body)
const wellFormed = JSON.stringify({
  email: 'someone@club.example',
  cf_turnstile_response: 'sandbox',
})

const odd: Record<string, string | Buffer> = {
  'half a percent escape': get('/api/file/%E0%A4%A'),
  'an escape that is none': get('/api/file/%zz'),
  'an escape that is none in the query': get('/api/wallet/transactions?wallet_id=%'),
  'an escaped slash': get('/api/file/..%2f..%2fetc'),
  'a NUL in the path': get('/api/customer/get%00'),
  'a very long parameter': get(`/api/file/${'a'.repeat(5000)}`),
  'more header than there is room for': get('/api/health', `X-Long: ${'a'.repeat(20_000)}`),
  'a path longer than any header': get(`/api/${'a'.repeat(20_000)}`),
  'another’s whole address': get('http://elsewhere.example/api/nothing'),
  'a method nobody has': request('BREW', '/api/health'),
  'a method of another protocol': request('PROPFIND', '/api/health'),
  'a wrong method': request('DELETE', '/api/health'),
  TRACE: request('TRACE', '/api/health'),
  'no host': 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': get('/api/health', 'Host: elsewhere.example'),
  'the same host twice': get('/api/health', 'HOST: club.example'),
  'an expectation that nobody can meet': post(['Expect: gold', 'Content-Length: 2'], '{}'),
  'no HTTP at all': 'hello\r\n\r\n',
  'an unknown version': 'GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n',
  'bytes of TLS': Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x0d, 0x0a]),
  'a header without a name': get('/api/health', ': nothing'),
  'a NUL in a header': get('/api/health', 'X-Odd: a\u0000b'),
  'a folded header': get('/api/health', 'X-Odd: a', ' b'),
  'a length that is none': post(['Content-Length: ten'], '{}'),
  'a length below nothing': post(['Content-Length: -1'], '{}'),
  'two lengths': post(['Content-Length: 2', 'Content-Length: 3'], '{}'),
  'a length beside chunks': post(['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  'a longer length than body': post(['Content-Length: 50'], '{}'),
  'no length and no chunks': post([], '{}'),
  'a length of nothing': post(['Content-Length: 0'], ''),
  'a chunk of no size': post(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk beyond all sizes': post(['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n'),
  'chunks without an end': post(['Transfer-Encoding: chunked'], '2\r\n{}\r\n'),
  'an encoding nobody speaks': post(['Transfer-Encoding: gzip'], '{}'),
  'chunks of packed bytes': post(
    ['Transfer-Encoding: gzip, chunked'],
    `${wellFormed.length.toString(16)}\r\n${wellFormed}\r\n0\r\n\r\n`,
  ),
  'chunks that are not last': post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'),
  'a packed body': post(['Content-Encoding: gzip', 'Content-Length: 2'], '{}'),
  'a body of another type': request(
    'POST',
    '/api/auth/forgot-password',
    ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3'],
    'a=b',
  ),
}

/** After the connection ends in the middle there is nobody to answer. */
const mayStaySilent = new Set(['a longer length than body', 'chunks without an end'])

function expectRefusal(answer: RawAnswer): void {
  const { status, headers, body } = answer
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.stringMatching(/^[\w-]{12}-\w+$/),
  })
  const parsed: unknown = JSON.parse(body)
  expect(ErrorAnswer.is(parsed)).toBe(true)
  expect(Object.keys(errorCatalogue)).toContain(Object(parsed).code)
  expect(Buffer.byteLength(body, 'latin1')).toBe(Number(headers['content-length']))
}

describe('over the wire', () => {
  it.each(Object.keys(odd))(
    '%s is refused with a sentence and the headers of every answer',
    async name => {
      const before = await everythingStored(server.db)
      const answer = await sendRaw(port, odd[name] ?? '', { hangUp: mayStaySilent.has(name) })
      if (answer === undefined) expect(mayStaySilent).toContain(name)
      else expectRefusal(answer)
      expect(await everythingStored(server.db)).toBe(before)
      expect((await server.call('GET', '/api/health')).status).toBe(200)
    },
  )

  it('an absolute URL is the same address', async () => {
    const answer = await sendRaw(port, get('http://club.example/api/health'))
    expect(answer?.status).toBe(200)
  })

  it.each(['/%61pi/health', '/a%70i/customer/get', '/%61pi/nothing'])(
    '%s is a call, and answered with the headers of one',
    async target => {
      const answer = await sendRaw(port, get(target))
      expect(answer?.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    },
  )

  it('logs none of it as a server error', () => {
    expect(server.logged).toEqual([])
  })
})
