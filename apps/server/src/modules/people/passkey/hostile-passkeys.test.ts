// What no honest browser answers, and what a passkey must not get somebody past.
import { randomBytes } from 'node:crypto'
import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { softwarePasskey } from '@kinfold/test-support/passkey/software-passkey'
import { beforeEach, describe, expect, it } from 'vitest'
import { enter, join, password } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { codeOfStep, stepAt } from '../totp/authenticator-codes.ts'

const email = 'amara@club.example'
const site = { origin: 'http://localhost:4000', host: 'localhost' }

let server: TestServer
let token: string
beforeEach(async () => {
  server = await createTestServer({ environment: { PUBLIC_URL: site.origin } })
  token = await join(server, email)
  return () => server[Symbol.asyncDispose]()
})

type Key = ReturnType<typeof softwarePasskey>
type How = Omit<Parameters<Key['made']>[0], 'challenge'>

const begin = async () => (await server.ask(beginPasskey, { token, body: { password } })).challenge
const adding = async (key: Key, how: How = {}, more: object = {}) => {
  const passkey = { ...key.made({ challenge: await begin(), ...how }), ...more }
  const body = { name: 'Phone', passkey }
  return (await server.call('POST', '/api/auth/passkey/add', { token, body })).code ?? 'added'
}
const signing = async (key: Key, how: How = {}) => {
  const { challenge } = await server.ask(beginPasskeySignIn, {})
  const body = key.used({ challenge, ...how })
  return (await server.call('POST', '/api/auth/passkey/sign-in', { body })).code ?? 'in'
}
const elsewhere = { crossOrigin: true, topOrigin: 'https://evil.example' }
const said = [
  { type: 'webauthn.get', of: 'create' },
  { type: 'webauthn.create', of: 'get' },
  { type: 'payment.get' },
  { origin: 'http://LOCALHOST:4000' },
  { origin: 'http://localhost.:4000' },
  { origin: 'http://localhost:4001' },
  { origin: 'https://localhost:4000' },
  { origin: 'http://localhost' },
  { origin: ['http://localhost:4000'] },
  { origin: null },
  { challenge: ['x'] },
  { challenge: null },
  { challenge: '' },
  { tokenBinding: 'yes' },
  { tokenBinding: { status: 'whatever' } },
]

describe('a passkey is refused', () => {
  it('that says it was made otherwise than here', async () => {
    for (const each of said.filter(({ of }) => of !== 'get'))
      expect(await adding(softwarePasskey(site), { said: each }), JSON.stringify(each)).toBe(
        'passkey_invalid',
      )
  })

  it('that says it was used otherwise than here', async () => {
    const key = softwarePasskey(site)
    expect(await adding(key)).toBe('added')
    for (const each of said.filter(({ of }) => of !== 'create'))
      expect(await signing(key, { said: each }), JSON.stringify(each)).toBe('passkey_invalid')
    expect(await signing(key, { said: elsewhere })).toBe('passkey_invalid')
    expect(await signing(key, { trailing: Buffer.from('more') })).toBe('passkey_invalid')
    expect(await signing(key)).toBe('in')
  })

  it('that was made inside a page of somebody else', async () => {
    expect(await adding(softwarePasskey(site), { said: elsewhere })).toBe('passkey_invalid')
  })

  it('that a maker vouches for with nothing', async () => {
    for (const format of ['packed', 'fido-u2f', 'tpm', 'apple', 'android-key', 'made-up', ''])
      expect(await adding(softwarePasskey(site), { format }), format).toBe('passkey_invalid')
    const trailing = Buffer.from('more')
    expect(await adding(softwarePasskey(site), { trailing })).toBe('passkey_invalid')
  })

  it('that is known by more bytes than there may be, or by none', async () => {
    for (const size of [0, 1024, 4000])
      expect(await adding(softwarePasskey(site, { id: randomBytes(size) })), `${size}`).toBe(
        size === 0 ? 'validation_failed' : 'passkey_invalid',
      )
    const none = softwarePasskey(site, { id: Buffer.alloc(0) })
    expect(await adding(none, {}, { id: 'A' })).toBe('passkey_invalid')
    expect(await adding(softwarePasskey(site, { id: randomBytes(1023) }))).toBe('added')
  })

  it('that names a way it is reached more than once', async () => {
    const transports = Array.from({ length: 20_000 }, () => 'usb')
    expect(await adding(softwarePasskey(site), {}, { transports })).toBe('validation_failed')
  })
})

it('an account has no more than so many challenges an hour', async () => {
  const answers = []
  for (let at = 0; at < 301; at += 1) {
    answers.push((await server.call('POST', '/api/auth/passkey/proof', { token })).code ?? 'begun')
  }
  expect(answers.filter(each => each === 'begun')).toHaveLength(300)
  expect(answers.at(-1)).toBe('too_many_requests')
})

describe('an operator who turns on the app', () => {
  const turnOn = async () => {
    const { secret } = await server.ask(beginTotp, { token, body: { password } })
    const code = codeOfStep(secret, stepAt(server.clock.now))
    await server.ask(confirmTotp, { token, body: { code } })
  }
  beforeEach(async () => {
    await server.db.query({
      text: `INSERT INTO operator (id, name, roles, created_at)
             SELECT id, 'Ngozi Adebayo', '{approver}', now() FROM account`,
    })
  })

  it('keeps no passkey that was added with the password alone', async () => {
    const key = softwarePasskey(site)
    expect(await adding(key)).toBe('added')
    const begun = await begin()
    await turnOn()
    expect(await signing(key)).toBe('passkey_invalid')
    const passkey = softwarePasskey(site).made({ challenge: begun })
    const body = { name: 'Phone', passkey }
    expect((await server.call('POST', '/api/auth/passkey/add', { token, body })).code).toBe(
      'passkey_invalid',
    )
  })

  it('keeps no other session that was opened with the password alone', async () => {
    const other = await enter(server, email)
    await turnOn()
    const path = '/api/operator/member'
    expect((await server.call('GET', path, { token: other })).code).toBe('unauthenticated')
    expect((await server.call('GET', path, { token })).status).toBe(200)
  })
})
