// Passkeys: added by their owner alone, used once for each challenge, on this site, by whoever proves to them who they are.
import { changePassword } from '@kinfold/contract/auth/change-password'
import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { listPasskeys } from '@kinfold/contract/passkey/list-passkeys'
import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import { renamePasskey } from '@kinfold/contract/passkey/rename-passkey'
import { signInWithPasskey } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { listSessions } from '@kinfold/contract/session/list-sessions'
import { softwarePasskey } from '@kinfold/test-support/passkey/software-passkey'
import { beforeEach, describe, expect, it } from 'vitest'
import { enter, join, password } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { resetAuthenticator } from '../auth/reset-authenticator.ts'
import { passkeySite } from './passkey-site.ts'

const email = 'amara@club.example'
const site = { origin: 'http://localhost:4000', host: 'localhost' }

let server: TestServer
let token: string
beforeEach(async () => {
  server = await createTestServer({ environment: { PUBLIC_URL: site.origin } })
  token = await join(server, email)
  return () => server[Symbol.asyncDispose]()
})

const begin = async (by = token) =>
  (await server.ask(beginPasskey, { token: by, body: { password } })).challenge
const challenge = async () => (await server.ask(beginPasskeySignIn, {})).challenge

async function added(key = softwarePasskey(site), name = 'Phone', by = token) {
  const passkey = key.made({ challenge: await begin(by) })
  const { id } = await server.ask(addPasskey, { token: by, body: { name, passkey } })
  return { key, id }
}
type Key = ReturnType<typeof softwarePasskey>
const tried = async (body: ReturnType<Key['used']> & { email?: string }) =>
  (await server.call('POST', '/api/auth/passkey/sign-in', { body })).code ?? 'in'
const adding = async (passkey: ReturnType<Key['made']>, by = token) =>
  (
    await server.call('POST', '/api/auth/passkey/add', {
      token: by,
      body: { name: 'Phone', passkey },
    })
  ).code ?? 'added'
const list = async () => (await server.ask(listPasskeys, { token })).passkeys

describe('a passkey', () => {
  it('signs its owner in, without password or code, and says when', async () => {
    const { key } = await added()
    const body = key.used({ challenge: await challenge() })
    const { user, authorization } = await server.ask(signInWithPasskey, { body })
    expect(user).toMatchObject({ email, customer: { email } })
    const own = await server.ask(listPasskeys, { token: authorization?.access_token ?? '' })
    const used = server.clock.now.toISOString()
    expect(own.passkeys).toMatchObject([{ name: 'Phone', is_synced: true, last_used_at: used }])
  })

  it('is told to its owner by mail, added and removed', async () => {
    const { id } = await added()
    await server.ask(removePasskey, { token, params: { id }, body: { password } })
    const subjects = (await server.inbox(email)).map(({ subject }) => subject)
    expect(subjects.filter(subject => subject.startsWith('Passkey'))).toHaveLength(2)
    expect(await list()).toEqual([])
  })

  it('gets another name', async () => {
    const { id } = await added()
    const renamed = { token, params: { id }, body: { name: ' Blue key ' } }
    expect(await server.ask(renamePasskey, renamed)).toMatchObject({ name: 'Blue key' })
    const path = `/api/auth/passkey/rename/${id}`
    expect(
      (await server.call('PATCH', path, { token, body: { name: ' ' } })).fields,
    ).toHaveProperty('name')
  })

  it('signs nobody in where somebody else signs in again, and opens no session of theirs', async () => {
    const { key } = await added()
    const open = async () => (await server.ask(listSessions, { token })).sessions.length
    const before = await open()
    const sign = async () => key.used({ challenge: await challenge() })
    expect(await tried({ ...(await sign()), email: 'bisi@club.example' })).toBe('passkey_invalid')
    expect(await open()).toBe(before)
    expect(await tried({ ...(await sign()), email: email.toUpperCase() })).toBe('in')
  })

  it('once removed signs nobody in', async () => {
    const { key, id } = await added()
    const body = key.used({ challenge: await challenge() })
    await server.ask(removePasskey, { token, params: { id }, body: { password } })
    expect(await tried(body)).toBe('passkey_invalid')
  })
})

describe('it is added', () => {
  it('only by who proves again that it is them', async () => {
    const path = '/api/auth/passkey/begin'
    expect((await server.call('POST', path, { token, body: {} })).code).toBe('password_required')
    const wrong = { password: 'not this one 7' }
    expect((await server.call('POST', path, { token, body: wrong })).code).toBe(
      'current_password_wrong',
    )
  })

  it('once for each challenge, which is of this account and not old', async () => {
    const [first, second] = [softwarePasskey(site), softwarePasskey(site)]
    const once = await begin()
    expect(await adding(first.made({ challenge: once }))).toBe('added')
    expect(await adding(second.made({ challenge: once }))).toBe('passkey_invalid')
    const other = await join(server, 'bisi@club.example')
    expect(await adding(second.made({ challenge: await begin(other) }))).toBe('passkey_invalid')
    expect(await adding(second.made({ challenge: await challenge() }))).toBe('passkey_invalid')
    const beforeChange = await begin()
    const changed = 'Chosen-horse-1'
    await server.ask(changePassword, {
      token,
      body: { current_password: password, password: changed, confirm_password: changed },
    })
    expect(await adding(second.made({ challenge: beforeChange }))).toBe('passkey_invalid')
    const late = (await server.ask(beginPasskey, { token, body: { password: changed } })).challenge
    server.clock.forward(6 * 60_000)
    expect(await adding(second.made({ challenge: late }))).toBe('passkey_invalid')
    expect(await list()).toHaveLength(1)
  })

  it('once, to one account', async () => {
    const { key } = await added()
    const other = await join(server, 'bisi@club.example')
    expect(await adding(key.made({ challenge: await begin(other) }), other)).toBe('passkey_known')
  })

  it('where it was made: not elsewhere, nor without a proof of its owner', async () => {
    const key = softwarePasskey(site)
    const elsewhere = [
      { at: { origin: 'http://localhost.evil.example:4000', host: 'localhost' } },
      { at: { origin: site.origin, host: 'evil.example' } },
      { isProven: false },
    ]
    for (const how of elsewhere)
      expect(await adding(key.made({ challenge: await begin(), ...how }))).toBe('passkey_invalid')
    expect(await list()).toEqual([])
  })

  it('ten times at most, also by callers at the same moment', async () => {
    const challenges = []
    for (let at = 0; at < 12; at += 1) challenges.push(await begin())
    const answers = await Promise.all(
      challenges.map(each => adding(softwarePasskey(site).made({ challenge: each }))),
    )
    expect(answers.filter(each => each === 'added')).toHaveLength(10)
    const next = await server.call('POST', '/api/auth/passkey/begin', { token, body: { password } })
    expect(next.code).toBe('too_many_passkeys')
  })
})

it('works at an address with a name', () => {
  expect(passkeySite('https://club.example/desk')).toEqual({
    origin: 'https://club.example',
    host: 'club.example',
  })
  expect(passkeySite('http://localhost:4000')).toEqual(site)
  expect(passkeySite('http://127.0.0.1:4000')).toBeUndefined()
  expect(passkeySite('http://192.168.1.20:4000')).toBeUndefined()
  expect(passkeySite('http://[2001:db8::1]')).toBeUndefined()
})

describe('signing in with it', () => {
  it('takes one challenge once, asked for to sign in, and not long ago', async () => {
    const { key } = await added()
    const once = await challenge()
    expect(await tried(key.used({ challenge: once }))).toBe('in')
    expect(await tried(key.used({ challenge: once }))).toBe('passkey_invalid')
    expect(await tried(key.used({ challenge: await begin() }))).toBe('passkey_invalid')
    expect(await tried(key.used({ challenge: 'made-up-by-somebody' }))).toBe('passkey_invalid')
    const late = await challenge()
    server.clock.forward(61 * 60_000)
    expect(await tried(key.used({ challenge: late }))).toBe('passkey_invalid')
  })

  it('is refused from another site, without a proof, by another key, and with nonsense', async () => {
    const { key } = await added()
    const evil = { origin: 'https://kinfold.evil.example', host: 'localhost' }
    expect(await tried(key.used({ challenge: await challenge(), at: evil }))).toBe(
      'passkey_invalid',
    )
    const host = { ...site, host: 'evil.example' }
    expect(await tried(key.used({ challenge: await challenge(), at: host }))).toBe(
      'passkey_invalid',
    )
    const unproven = key.used({ challenge: await challenge(), isProven: false })
    expect(await tried(unproven)).toBe('passkey_invalid')
    const anothers = softwarePasskey(site).used({ challenge: await challenge() })
    expect(await tried({ ...anothers, id: key.id })).toBe('passkey_invalid')
    const other = await join(server, 'bisi@club.example')
    const { key: theirs } = await added(softwarePasskey(site), 'Theirs', other)
    const own = key.used({ challenge: await challenge() })
    expect(await tried({ ...own, id: theirs.id })).toBe('passkey_invalid')
    const nonsense = { id: 'A', client_data: 'A', authenticator_data: 'A', signature: 'A' }
    expect(await tried(nonsense)).toBe('passkey_invalid')
  })

  it('is refused once a copy of it has counted further', async () => {
    const { key } = await added()
    expect(await tried(key.used({ challenge: await challenge(), counter: 7 }))).toBe('in')
    expect(await tried(key.used({ challenge: await challenge(), counter: 7 }))).toBe(
      'passkey_invalid',
    )
    expect(await tried(key.used({ challenge: await challenge(), counter: 8 }))).toBe('in')
  })

  it('is refused to somebody on hold', async () => {
    const { key } = await added()
    await server.db.query({ text: 'UPDATE account SET suspended_at = now()' })
    expect(await tried(key.used({ challenge: await challenge() }))).toBe('account_suspended')
  })
})

it('another’s passkey is neither renamed nor removed', async () => {
  const { id } = await added()
  const other = await join(server, 'bisi@club.example')
  const ask = { token: other, body: { password, name: 'Mine' } }
  const rename = { token: other, body: { name: 'Mine' } }
  expect((await server.call('PATCH', `/api/auth/passkey/rename/${id}`, rename)).code).toBe(
    'not_found',
  )
  const remove = { ...ask, body: { password } }
  expect((await server.call('POST', `/api/auth/passkey/remove/${id}`, remove)).code).toBe(
    'not_found',
  )
  expect(await list()).toMatchObject([{ name: 'Phone' }])
})

it('whoever resets the password keeps no passkey, which somebody else may have added', async () => {
  const { key } = await added()
  await server.ask(forgotPassword, { body: { email, cf_turnstile_response: 'sandbox' } })
  const [mail] = await server.inbox(email)
  const reset = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const next = 'Quite-another-8'
  await server.ask(resetPassword, {
    body: { token: reset, password: next, confirm_password: next },
  })
  expect(await tried(key.used({ challenge: await challenge() }))).toBe('passkey_invalid')
  token = await enter(server, email, { password: next })
  expect(await list()).toEqual([])
})

it('a lost phone takes them along, whether it had an app or not', async () => {
  const { key } = await added()
  expect(await resetAuthenticator(server.parts.services, email)).toBe(true)
  expect(await tried(key.used({ challenge: await challenge() }))).toBe('passkey_invalid')
  expect(await resetAuthenticator(server.parts.services, email)).toBe(false)
})
