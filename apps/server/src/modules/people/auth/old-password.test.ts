// Everything begun with an old password ends with it, even if it began while the password changed.
import { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, logInBody, password } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { findAccountByEmail } from '../../base/person/find-account.ts'
import { openSession, openSessionAgain } from '../session/open-session.ts'
import { codeOfStep, stepAt } from '../totp/authenticator-codes.ts'
import { beginChallenge } from '../totp/begin-challenge.ts'
import { replacePassword } from './replace-password.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const next = 'Another-horse-8'
const visit = { address: '127.0.0.1', userAgent: undefined, device: 'd'.repeat(43) }
const isOpen = async (token: string) =>
  (await server.call('GET', '/api/customer/get', { token })).status === 200

async function recordOf(email: string) {
  const owner = await findAccountByEmail(server.db, email)
  if (owner === undefined) throw new Error(`${email} has no account`)
  return owner
}

/** Changes the password directly, without proving the old one. */
async function replaced(email: string, provenHash?: string): Promise<boolean> {
  const { services } = server.parts
  const { account } = await recordOf(email)
  const passwordHash = await services.passwords.hash(next)
  return server.db.transaction(tx =>
    replacePassword(services, tx, {
      accountId: account.id,
      passwordHash,
      ...(provenHash !== undefined && { provenHash }),
    }),
  )
}

/** Signs in again and again from two places, and changes the password meanwhile; what each answer gave. */
async function signInWhile(change: () => Promise<unknown>, email: string): Promise<SignInAnswer[]> {
  const answers: SignInAnswer[] = []
  const began = Promise.withResolvers<void>()
  let isOver = false
  const loop = async () => {
    while (!isOver) {
      const { status, body } = await server.call('POST', '/api/auth/login', {
        body: logInBody(email),
      })
      if (status === 200) answers.push(create(body, SignInAnswer))
      if (status === 200) began.resolve()
    }
  }
  const changed = began.promise.then(change).finally(() => {
    isOver = true
  })
  await Promise.all([loop(), loop(), changed])
  return answers
}

describe('a password proven before it was replaced', () => {
  it('opens no session and begins no challenge', async () => {
    const email = 'proven@club.example'
    await join(server, email)
    const owner = await recordOf(email)
    const { services } = server.parts
    expect(await server.db.transaction(tx => openSession(services, tx, owner, visit))).toBeTypeOf(
      'string',
    )
    expect(await openSessionAgain(services, owner, visit)).toBeTypeOf('string')

    expect(await replaced(email)).toBe(true)
    expect(await openSessionAgain(services, owner, visit)).toBeUndefined()
    await server.db.transaction(async tx => {
      expect(await openSession(services, tx, owner, visit)).toBeUndefined()
      expect(await beginChallenge(services, tx, owner)).toBeUndefined()
    })
    const now = await recordOf(email)
    expect(await openSessionAgain(services, now, visit)).toBeTypeOf('string')
  })

  it('can’t replace the new password', async () => {
    const email = 'replaced@club.example'
    await join(server, email)
    const { account } = await recordOf(email)
    expect(await replaced(email, account.passwordHash)).toBe(true)
    expect(await replaced(email, account.passwordHash)).toBe(false)
  })
})

describe('signing in while the password changes', () => {
  it('leaves no session of the old one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `storm-${round}@club.example`
      const here = await join(server, email)
      const change = async () => {
        for (;;) {
          const { status } = await server.call('PATCH', '/api/auth/change-password', {
            token: here,
            body: { current_password: password, password: next, confirm_password: next },
          })
          // Four passwords are hashed at once, and the log-ins may use all four slots.
          if (status !== 429) return expect(status).toBe(200)
        }
      }
      const answers = await signInWhile(change, email)
      const left = []
      for (const { authorization } of answers) {
        if (authorization && (await isOpen(authorization.access_token))) left.push(authorization)
      }
      expect(left).toEqual([])
      expect(await isOpen(here)).toBe(true)
    }
  })

  it('leaves no challenge of the old one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `challenged-${round}@club.example`
      const here = await join(server, email)
      const { secret } = await server.ask(beginTotp, { token: here, body: { password } })
      const code = () => codeOfStep(secret, stepAt(server.clock.now))
      await server.call('POST', '/api/auth/totp/confirm', { token: here, body: { code: code() } })
      const answers = await signInWhile(() => replaced(email), email)
      for (const { totp_challenge: challenge } of answers) {
        server.clock.forward(30_000)
        const { status, body } = await server.call('POST', '/api/auth/totp/challenge', {
          body: { token: challenge?.token, code: code() },
        })
        expect([status, body]).toEqual([400, expect.objectContaining({ code: 'otp_expired' })])
      }
    }
  })
})
