import { listSessions } from '@kinfold/contract/session/list-sessions'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, join, logInBody, password } from '#test/clubs/joining.ts'
import { type Browser, createBrowser } from '#test/servers/browser.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'
const next = 'Another-horse-8'
const hours = (count: number) => count * 3_600_000

const me = (token: string) => server.call('GET', '/api/customer/get', { token })

describe('a forgotten password', () => {
  const email = 'forgetful@club.example'
  const forgot = (to: string) =>
    server.call('POST', '/api/auth/forgot-password', {
      body: { email: to, cf_turnstile_response: 'sandbox' },
    })
  const reset = (token: string, chosen = next) =>
    server.call('POST', '/api/auth/reset-password', {
      body: { token, password: chosen, confirm_password: chosen },
    })

  it('is replaced through the link in the mail, once, and every session ends', async () => {
    const session = await join(server, email)
    server.clock.forward(1000)
    expect(await forgot(email)).toMatchObject({ status: 200, body: { done: true } })
    const [mail] = await server.inbox(email)
    const [, token = ''] =
      /\/auth\/reset-password\?token=([\w-]{43})(?:\s|$)/.exec(mail!.text) ?? []

    expect((await reset(token)).status).toBe(200)
    expect((await me(session)).status).toBe(401)
    expect(await enter(server, email, { userAgent: laptop, password: next })).toBeTypeOf('string')
    expect(await reset(token, 'Third-horse-99')).toMatchObject({
      status: 400,
      body: { code: 'reset_link_invalid' },
    })
  })

  it('answers the same for an unknown address, and mails nobody', async () => {
    const known = await forgot(email)
    const unknown = await forgot('nobody@club.example')
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    })
    expect(await server.inbox('nobody@club.example')).toEqual([])
  })

  it('makes a link valid for an hour', async () => {
    server.clock.forward(hours(2))
    await forgot(email)
    const [mail] = await server.inbox(email)
    const token = /token=([\w-]{43})/.exec(mail!.text)![1]!
    server.clock.forward(hours(1) + 1)
    expect((await reset(token)).code).toBe('reset_link_invalid')
  })
})

describe('changing the password', () => {
  it('needs the current one, keeps this session and ends the others', async () => {
    const email = 'careful@club.example'
    const here = await join(server, email)
    const there = await enter(server, email, { userAgent: phone })
    const change = (current: string) =>
      server.call('PATCH', '/api/auth/change-password', {
        token: here,
        body: { current_password: current, password: next, confirm_password: next },
      })
    expect((await change('Wrong-horse-1')).code).toBe('current_password_wrong')
    expect((await change(password)).status).toBe(200)
    expect((await me(here)).status).toBe(200)
    expect((await me(there)).status).toBe(401)
  })

  it('forgets every other browser', async () => {
    const email = 'shared-laptop@club.example'
    await join(server, email)
    const own = createBrowser(server)
    const thief = createBrowser(server)
    for (const browser of [own, thief]) {
      const { status } = await browser.call('POST', '/api/auth/login', { body: logInBody(email) })
      expect(status).toBe(200)
    }
    const token = await enter(server, email)
    const body = { current_password: password, password: next, confirm_password: next }
    await own.call('PATCH', '/api/auth/change-password', { token, body })
    const heard = async (browser: Browser) => {
      const before = await server.inbox(email)
      const body = logInBody(email, { password: next })
      expect((await browser.call('POST', '/api/auth/login', { body })).status).toBe(200)
      return (await server.inbox(email)).length - before.length
    }
    expect(await heard(own)).toBe(0)
    expect(await heard(thief)).toBe(1)
  })
})

describe('sessions', () => {
  it('are listed with their browsers and can be ended one by one', async () => {
    const email = 'many@club.example'
    const first = await join(server, email)
    const second = await enter(server, email, { userAgent: phone })
    const { sessions } = await server.ask(listSessions, { token: second })
    expect(sessions).toHaveLength(2)
    const current = sessions.find(one => one.is_current)
    const other = sessions.find(one => !one.is_current)
    expect(current?.device).toBe('Chrome on Android')

    const stranger = await join(server, 'stranger@club.example')
    const path = `/api/auth/sessions/revoke/${other?.id}`
    expect((await server.call('POST', path, { token: stranger })).status).toBe(404)
    expect((await me(first)).status).toBe(200)
    expect((await server.call('POST', path, { token: second })).status).toBe(200)
    expect((await me(first)).status).toBe(401)
  })

  it('are never mixed up in concurrent calls, and an ended one is refused among them', async () => {
    const emails = ['one@club.example', 'two@club.example', 'three@club.example']
    const tokens: string[] = []
    for (const email of emails) tokens.push(await join(server, email))
    const ended = await enter(server, emails[0]!, { userAgent: phone })
    expect((await server.call('POST', '/api/auth/logout', { token: ended })).status).toBe(200)

    const callers = [...tokens, ended, 'a'.repeat(43), ...tokens]
    const answers = await Promise.all(
      callers.map(token => server.call('GET', '/api/customer/get', { token })),
    )
    const nobodys = { status: 401, email: undefined }
    const own = emails.map(email => ({ status: 200, email }))
    expect(answers.map(({ status, body }) => ({ status, email: Object(body).email }))).toEqual([
      ...own,
      nobodys,
      nobodys,
      ...own,
    ])
    const wallets = await Promise.all(tokens.map(token => server.ask(getWallets, { token })))
    expect(new Set(wallets.map(({ usd }) => usd.id)).size).toBe(tokens.length)
    const again = await Promise.all(tokens.map(token => server.ask(getWallets, { token })))
    expect(again).toEqual(wallets)
  })

  it('end after twelve idle hours, and after seven days in any case', async () => {
    const email = 'idle@club.example'
    const idle = await join(server, email)
    server.clock.forward(hours(12) + 1)
    expect((await me(idle)).status).toBe(401)

    const busy = await enter(server, email, { userAgent: phone })
    for (let passed = 0; passed < 7 * 24 - 6; passed += 6) {
      server.clock.forward(hours(6))
      expect((await me(busy)).status).toBe(200)
    }
    server.clock.forward(hours(6) + 1)
    expect((await me(busy)).status).toBe(401)
  })

  it('are mailed when they come from a browser not seen before, and only then', async () => {
    const email = 'watched@club.example'
    await join(server, email)
    const before = (await server.inbox(email)).length
    const [mine, another] = [createBrowser(server), createBrowser(server)]
    const options = { headers: { 'user-agent': phone }, body: logInBody(email) }
    const logIn = async (browser: Browser) => {
      expect((await browser.call('POST', '/api/auth/login', options)).status).toBe(200)
      return (await server.inbox(email)).length - before
    }
    expect(await logIn(mine)).toBe(1)
    expect(await logIn(mine)).toBe(1)
    const mails = await server.inbox(email)
    expect(mails[0]?.text).toContain('Chrome on Android')
    // The same browser and system on another phone are another browser.
    expect(await logIn(another)).toBe(2)
    expect(await logIn(another)).toBe(2)
    expect(await logIn(mine)).toBe(2)
    // A made-up name is unknown, and so is one that is known for another account.
    const stranger = { ...options, headers: { ...options.headers, cookie: 'kinfold_device=me' } }
    await server.call('POST', '/api/auth/login', stranger)
    expect((await server.inbox(email)).length - before).toBe(3)
  })

  it('name their browser in a cookie that no script and no other site can read', async () => {
    const body = logInBody('nobody@club.example')
    const { headers } = await server.call('POST', '/api/auth/login', { body })
    expect(headers['set-cookie']).toMatch(
      /^__Host-kinfold_device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    )
    const others = await server.call('POST', '/api/auth/forgot-password', { body: {} })
    expect(others.headers).not.toHaveProperty('set-cookie')
  })

  it('store no token in the database', async () => {
    const token = await join(server, 'stored@club.example')
    const tables = await server.db.query<{ row: string }>({
      text: "SELECT encode(token_hash, 'escape') AS row FROM session",
    })
    expect(JSON.stringify(tables)).not.toContain(token)
  })
})

describe('guessing a password', () => {
  it('ends after ten wrong ones for an address, known or not', async () => {
    await join(server, 'target@club.example')
    for (const email of ['target@club.example', 'noone@club.example']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const body = logInBody(email, { password: `Wrong-horse-${attempt}` })
        statuses.push((await server.call('POST', '/api/auth/login', { body })).status)
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429])
    }
    const right = await server.call('POST', '/api/auth/login', {
      body: logInBody('target@club.example'),
    })
    expect(right).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800)
  })
})

describe('the profile', () => {
  it('changes what is sent and keeps the rest', async () => {
    const token = await join(server, 'profile@club.example')
    const changed = await server.call('PATCH', '/api/customer/update', {
      token,
      body: { phone: '+2348057654321', pep: true },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { customer: { phone: '+2348057654321', pep: true, last_name: 'Adebayo' } },
    })
  })

  it('takes the country of a phone from its number, wherever its owner lives', async () => {
    const token = await join(server, 'dialled@club.example', {
      country_code: 'US',
      phone: '+2348031234567',
    })
    const update = (body: object) => server.call('PATCH', '/api/customer/update', { token, body })
    expect(await me(token)).toMatchObject({ body: { customer: { country_code: 'NG' } } })
    expect(await update({ phone: '+233201234567' })).toMatchObject({
      body: { customer: { country_code: 'GH', country: 'Nigeria' } },
    })
  })

  it('keeps name and country once the documents are approved', async () => {
    const token = await join(server, 'locked@club.example')
    await server.db.query({
      text: `UPDATE member SET kyc_status = 'approved' FROM account
              WHERE account.id = member.id AND email_key = 'locked@club.example'`,
    })
    const update = (body: object) => server.call('PATCH', '/api/customer/update', { token, body })
    expect((await update({ first_name: 'Other' })).code).toBe('details_locked')
    expect((await update({ citizenship: ['Ghana'] })).code).toBe('details_locked')
    expect((await update({ first_name: 'Ngozi', phone: '+2348057654322' })).status).toBe(200)
  })

  it('asks for the terms again when they have changed', async () => {
    const token = await join(server, 'terms@club.example')
    await server.db.query({
      text: `UPDATE member SET accepted_terms_version = '0' FROM account
              WHERE account.id = member.id AND email_key = 'terms@club.example'`,
    })
    expect(await me(token)).toMatchObject({ body: { terms_and_conditions: false } })
    const agreed = await server.call('POST', '/api/customer/agree-to-terms', {
      token,
      body: { accept_terms: true },
    })
    expect(agreed).toMatchObject({ body: { terms_and_conditions: true } })
  })

  it('is closed to an account on hold', async () => {
    const token = await join(server, 'held@club.example')
    await server.db.query({
      text: `UPDATE account SET suspended_at = now() WHERE email_key = 'held@club.example'`,
    })
    expect((await me(token)).code).toBe('account_suspended')
    const body = logInBody('held@club.example')
    expect((await server.call('POST', '/api/auth/login', { body })).code).toBe('account_suspended')
  })
})
