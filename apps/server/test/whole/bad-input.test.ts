// Invalid input for every call, generated from the contract's shapes.

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { AnyEndpoint, Shape } from '@kinfold/contract/endpoint'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { readValue } from '@kinfold/contract/validation/read-value'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRoutes } from '#src/modules/all-routes.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { everythingStored } from '#test/databases/everything-stored.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { formOf } from '#test/servers/form-of.ts'
import { rightValue } from '#test/servers/right-value.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'

const runs = Number(process.env.KINFOLD_BAD_INPUT_RUNS ?? 15)

let server: TestServer
let endpoints: readonly AnyEndpoint[]
let tokens: Record<'member' | 'operator', string>
beforeAll(async () => {
  server = await openDemoClub({ logLevel: 'error' })
  endpoints = allRoutes(server.parts.services, { isReady: true }).map(route => route.endpoint)
  tokens = {
    member: await sessionFor(server, people.dayo.customer.email),
    operator: await sessionFor(server, operators.zainab.email),
  }
})
afterAll(() => server[Symbol.asyncDispose]())

/** Texts with invisible characters: no field accepts them. */
const hidden = [
  'a\u0000b',
  'a\u001bb',
  'a\u0085b',
  'a\ud800b',
  'a\udc00b',
  'a\u202eb',
  'a\u2028b',
  'https://a.example/\u0000',
  'https://\ud800.x',
  'a\u0000@club.example',
]

const extremes = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  0.001,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  ...hidden,
  'a\nb',
  'https://club@evil.example/',
  "'; DROP TABLE member; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '₦'.repeat(300),
  '9'.repeat(400),
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { constructor: 1 },
  { toString: '' },
  { length: 1e9 },
  Array.from({ length: 3000 }, () => 'x'),
  1e21,
  -0,
  5e-324,
)
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const json: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 3 })
const nasty = fc.oneof({ weight: 3, arbitrary: extremes }, { weight: 1, arbitrary: json })

const namesIn = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null ? Object.keys(schema) : []

/** Objects with the shape's field names and wrong values, with some fields missing and some made up. */
function wrongly(schema: unknown): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    namesIn(schema).map(name => {
      const inner = Reflect.get(Object(schema), name)?.schema
      return [name, namesIn(inner).length > 0 ? fc.oneof(wrongly(inner), nasty) : nasty]
    }),
  )
  return fc
    .tuple(
      fc.record(fields, { requiredKeys: [] }),
      fc.dictionary(fc.string({ maxLength: 12 }), nasty, { maxKeys: 2 }),
    )
    .map(([known, madeUp]) => ({ ...madeUp, ...known }))
}

const tokenFor = ({ access }: AnyEndpoint) =>
  ['reviewer', 'approver', 'administrator', 'operator'].includes(access)
    ? tokens.operator
    : tokens.member

/** A generated value may happen to be valid. */
function isRight(shape: Shape, sent: unknown): boolean {
  try {
    return readValue(shape, JSON.parse(JSON.stringify(sent))).ok
  } catch {
    return false
  }
}

function expectRefusal(what: string, { status, body, code, fields }: Answered): void {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(body, what).toMatchObject({ error: expect.stringMatching(/^[\p{Lu}“].*[.!?a-z]$/u) })
  expect(Object.keys(errorCatalogue), what).toContain(code)
  for (const sentence of Object.values(fields ?? {})) {
    expect(String(sentence).length, what).toBeGreaterThan(5)
  }
}

async function send(
  endpoint: AnyEndpoint,
  body: unknown,
  headers = {},
  query = '',
): Promise<Answered> {
  const path = endpoint.path.replace(/:\w+/g, 'not-an-id')
  return server.call(endpoint.method, `/api${path}${query}`, {
    body,
    token: tokenFor(endpoint),
    headers,
  })
}

it('a wrong body is answered with a sentence, and nothing is written', async () => {
  const before = await everythingStored(server.db)
  for (const endpoint of endpoints) {
    const { body: shape } = endpoint
    if (shape === undefined) continue
    await fc.assert(
      fc.asyncProperty(fc.oneof(wrongly(shape.schema), nasty), async sent => {
        if (isRight(shape, sent)) return
        const headers = { 'content-type': 'application/json' }
        const answer = await send(endpoint, JSON.stringify(sent), headers)
        expectRefusal(`${endpoint.path} ${JSON.stringify(sent)?.slice(0, 200)}`, answer)
      }),
      { numRuns: runs },
    )
  }
  expect(await everythingStored(server.db)).toBe(before)
})

/** The paths of all values in a body. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([name, each]) => placesIn(each, [...path, name]))
  return path.length === 0 ? inner : [path, ...inner]
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  const inner = replaced(Reflect.get(Object(value), name), rest, by)
  if (!Array.isArray(value)) return { ...Object(value), [name]: inner }
  return value.map((each, index) => (String(index) === name ? inner : each))
}

// An existing password is compared unchanged, whatever it contains.
const isProven = (place: readonly string[]) =>
  ['password', 'current_password'].includes(place.at(-1) ?? '')

it('one wrong field in a right body is answered with a sentence, and nothing is written', async () => {
  const before = await everythingStored(server.db)
  const headers = { 'content-type': 'application/json' }
  for (const endpoint of endpoints) {
    const { body: shape } = endpoint
    if (shape === undefined) continue
    const body = rightValue(shape)
    for (const place of placesIn(body)) {
      const wrong = [...hidden, ...fc.sample(nasty, Math.ceil(runs / 3))]
      for (const by of wrong) {
        const sent = replaced(body, place, by)
        const mayBeRight = isProven(place) || !hidden.some(each => each === by)
        if (mayBeRight && isRight(shape, sent)) continue
        const answer = await send(endpoint, JSON.stringify(sent), headers)
        const what = JSON.stringify(by)?.slice(0, 99)
        expectRefusal(`${endpoint.path} ${place.join('.')} ${what}`, answer)
      }
    }
  }
  expect(await everythingStored(server.db)).toBe(before)
})

it('starts from valid bodies, so that different rules refuse', () => {
  const bodies = endpoints.flatMap(({ body }) => (body === undefined ? [] : [body]))
  const right = bodies.filter(shape => isRight(shape, rightValue(shape)))
  expect(right.length / bodies.length).toBeGreaterThan(0.7)
})

it('a wrong query or id is answered with a sentence, and nothing is written', async () => {
  const before = await everythingStored(server.db)
  for (const endpoint of endpoints) {
    if (endpoint.params !== undefined) {
      for (const id of ['x', '%00', '..%2f..', '0'.repeat(150), '%F0%9F%92%B8', "'--"]) {
        const path = endpoint.path.replace(/:\w+/g, id)
        const options = { token: tokenFor(endpoint), ...(endpoint.body && { body: {} }) }
        expectRefusal(path, await server.call(endpoint.method, `/api${path}`, options))
      }
    }
    for (const name of namesIn(endpoint.query?.schema)) {
      for (const value of ['%00', 'x'.repeat(2000), '-1', '1e9', '', '[]', 'a&a=b']) {
        const answer = await send(endpoint, undefined, {}, `?${name}=${value}`)
        expect(answer.status, `${endpoint.path}?${name}=${value}`).toBeLessThan(500)
      }
    }
  }
  expect(await everythingStored(server.db)).toBe(before)
})

const jsonType = 'application/json'
const broken: [why: string, type: string, body: string | Buffer][] = [
  ['half a document', jsonType, '{"email": "a@b.example"'],
  ['no document', jsonType, 'email=a@b.example'],
  ['a lone string', jsonType, '"hello"'],
  ['a list', jsonType, '[1,2,3]'],
  ['a null', jsonType, 'null'],
  ['a prototype', jsonType, '{"__proto__": {"isAdmin": true}}'],
  ['a constructor', jsonType, '{"constructor": {"prototype": {"a": 1}}}'],
  ['a prototype deeper down', jsonType, '{"user": {"__proto__": {"email": "a@b.example"}}}'],
  ['an escaped prototype', jsonType, '{"\\u005f_proto__": {"isAdmin": true}}'],
  ['a number without end', jsonType, `{"amount": ${'9'.repeat(5000)}}`],
  ['a number beyond numbers', jsonType, '{"amount": 1e999}'],
  ['a number that is none', jsonType, '{"amount": NaN}'],
  ['half an escape', jsonType, '{"email": "\\ud8"}'],
  ['a NUL outside a text', jsonType, '{"email":\u0000"a@b.example"}'],
  ['two documents', jsonType, '{}{}'],
  ['a mark of byte order alone', jsonType, '\ufeff'],
  ['a comment', jsonType, '{/* */}'],
  ['a deep object', jsonType, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  [
    'a thousand names',
    jsonType,
    JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, n]))),
  ],
  ['bytes that are no text', jsonType, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['a deep nest', jsonType, `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['far too much', jsonType, JSON.stringify({ email: 'x'.repeat(400_000) })],
  ['a form', 'application/x-www-form-urlencoded', 'email=a%40b.example'],
  ['XML', 'application/xml', '<email/>'],
  ['plain text', 'text/plain', 'hello'],
  ['a multipart without an end', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
  ['a type that is no type', 'nonsense', 'hello'],
]

it.each(broken)('%s is refused by every call that takes a body', async (_, type, body) => {
  const before = await everythingStored(server.db)
  for (const endpoint of endpoints) {
    if (endpoint.body === undefined) continue
    const answer = await send(endpoint, body, { 'content-type': type })
    expectRefusal(`${endpoint.path} ${type}`, answer)
  }
  expect(await everythingStored(server.db)).toBe(before)
})

it('uses the last of two equal names', async () => {
  const body = '{"email": "a@b.example", "email": "not an address"}'
  const answer = await server.call('POST', '/api/auth/forgot-password', {
    body,
    headers: { 'content-type': jsonType },
  })
  expect(answer.fields).toHaveProperty('email')
})

it('a wrong form is answered with a sentence, and nothing is written', async () => {
  const before = await everythingStored(server.db)
  const nastyText = fc.oneof(extremes.map(asText), fc.string({ maxLength: 300 }))
  for (const endpoint of endpoints) {
    const { upload } = endpoint
    if (upload === undefined) continue
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom(...namesIn(upload.fields.schema), upload.file), fc.string()),
      nastyText,
      { maxKeys: 4 },
    )
    const file = fc.option(
      fc.record({ name: nastyText, bytes: fc.uint8Array({ maxLength: 2000 }) }),
      { nil: undefined },
    )
    await fc.assert(
      fc.asyncProperty(file, fields, fc.nat(100), async (sent, given, kept) => {
        await server.db.query({ text: 'DELETE FROM rate_limit' })
        const { body, headers } = await formOf(sent, given)
        const cut = body.subarray(0, Math.ceil((body.length * kept) / 100))
        const answer = await send(endpoint, kept % 2 === 0 ? body : cut, headers)
        expectRefusal(`${endpoint.path} ${JSON.stringify(given).slice(0, 200)}`, answer)
      }),
      { numRuns: runs },
    )
  }
  expect(await everythingStored(server.db)).toBe(before)
})

/** A part of a form with something wrong about its head, its name or its bytes. */
const oddPart = fc
  .record({
    name: fc.constantFrom(
      'file',
      'purpose',
      'document_type',
      'issued_on',
      '',
      '__proto__',
      'x"y',
      'ƒile',
      'n'.repeat(3000),
    ),
    filename: fc.constantFrom(
      undefined,
      '',
      'a.png',
      '../../etc/passwd',
      'C:\\\\a\\b.pdf',
      '.htaccess',
      'a\u0000.png',
      'a%0d%0aX: y.png',
      '\u202egnp.exe',
      '"; filename="b',
      'é'.repeat(5000),
    ),
    type: fc.constantFrom(
      undefined,
      'image/png',
      'application/octet-stream',
      'application/json',
      'text/html',
      'x'.repeat(500),
    ),
    extra: fc.constantFrom(
      '',
      'X-Extra: y\r\n',
      `X-Long: ${'y'.repeat(100_000)}\r\n`,
      'X: y\r\n'.repeat(3000),
      'Content-Transfer-Encoding: base64\r\n',
      'no colon at all\r\n',
    ),
    content: fc.constantFrom(
      'identity',
      'receipt',
      '',
      '\u0000',
      '{"__proto__": {}}',
      '%PDF-1.4 /JavaScript',
      '\x89PNG\r\n\x1a\n',
      '--b',
      'y'.repeat(200_000),
    ),
  })
  .map(({ name, filename, type, extra, content }) => {
    const called = filename === undefined ? '' : `; filename="${filename}"`
    const kind = type === undefined ? '' : `Content-Type: ${type}\r\n`
    return `Content-Disposition: form-data; name="${name}"${called}\r\n${kind}${extra}\r\n${content}`
  })
const oddType = fc.constantFrom(
  ...Array.from({ length: 6 }, () => 'multipart/form-data; boundary=b'),
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=c',
  `multipart/form-data; boundary=${'b'.repeat(2000)}`,
  'multipart/mixed; boundary=b',
  'application/octet-stream',
)
const oddEnd = fc.constantFrom(
  '\r\n--b--\r\n',
  '\r\n--b--',
  '\r\n--b',
  '',
  '\r\n--b\r\n',
  '\r\n--c--\r\n',
)
const parted = '\r\n--b\r\n'

it('a form put together by hand is answered with a sentence, and nothing is written or left', async () => {
  const before = await everythingStored(server.db)
  const stored = await filesStored()
  for (const endpoint of endpoints.filter(({ upload }) => upload !== undefined)) {
    await fc.assert(
      fc.asyncProperty(
        fc.array(oddPart, { maxLength: 16, size: '+1' }),
        oddType,
        oddEnd,
        fc.nat(120),
        async (parts, type, end, kept) => {
          const form = Buffer.from(`--b\r\n${parts.join(parted)}${end}`)
          const cut = form.subarray(0, Math.ceil((form.length * kept) / 100))
          // Otherwise the hourly limit would answer instead.
          await server.db.query({ text: 'DELETE FROM rate_limit' })
          const answer = await send(endpoint, cut, { 'content-type': type })
          expect(answer.code).not.toBe('too_many_requests')
          expectRefusal(`${endpoint.path} ${type} ${form.toString().slice(0, 300)}`, answer)
        },
      ),
      { numRuns: runs * 4 },
    )
  }
  expect(await everythingStored(server.db)).toBe(before)
  expect(await filesStored()).toEqual(stored)
})

/** All files in the data folder, where uploads are received and kept. */
async function filesStored(): Promise<string[]> {
  const names: string[] = []
  for (const folder of ['files', 'uploads']) {
    const found = await readdir(path.join(server.config.dataFolder, folder), {
      recursive: true,
    }).catch(() => [])
    names.push(...found)
  }
  return names.sort()
}

it('a call that takes no body ignores what isn’t one', async () => {
  const token = await sessionFor(server, people.bola.customer.email)
  const headers = { 'content-type': 'application/json' }
  const answer = await server.call('POST', '/api/auth/logout', { token, headers })
  expect(answer.status).toBe(200)
})

it.each(['/api/%zz', '/api/customer/get/../../etc', '/api//customer/get', '/api/customer/get%00'])(
  'an odd address is answered like any other that isn’t there: %s',
  async path => {
    expectRefusal(path, await server.call('GET', path, { token: tokens.member }))
  },
)

it('logged no internal error meanwhile', () => {
  expect(server.logged).toEqual([])
})
