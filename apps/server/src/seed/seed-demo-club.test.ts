import { getCustomer } from '@kinfold/contract/account/get-customer'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInBody } from '#test/clubs/joining.ts'
import { leastWithdrawals } from '#test/clubs/least-withdrawals.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { codeOfStep, stepAt } from '../modules/people/totp/authenticator-codes.ts'
import { seedDemoClub } from './seed-demo-club.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ environment: leastWithdrawals })
  await seedDemoClub(server.parts.services, new Date(referenceMoment))
})
afterAll(() => server[Symbol.asyncDispose]())

const signIn = (email: string) =>
  server.ask(logIn, { body: logInBody(email, { password: demoPassword }) })
const { ada, ...verified } = people

describe('the demo club', () => {
  it.each(Object.values(verified))(
    'lets $key sign in and answers the same as the stories',
    async person => {
      server.clock.now = new Date('2026-06-03T09:00:00Z')
      const { user, authorization } = await signIn(person.customer.email)
      expect(user.customer).toEqual(asSent(person.customer))
      const token = authorization!.access_token
      expect(await server.ask(getCustomer, { token })).toEqual(asSent(sessionUserOf(person)))
    },
  )

  it('asks Ada for her e-mail code first', async () => {
    const { verification } = await signIn(ada.customer.email)
    expect(verification?.token).toBeTypeOf('string')
    expect((await server.inbox(ada.customer.email))[0]!.text).toMatch(/code: \d{4}/)
  })

  it.each(Object.values(operators))('lets the operator $key in', async operator => {
    const { totp_challenge } = await signIn(operator.email)
    const { authorization } = await server.ask(answerTotpChallenge, {
      body: {
        token: totp_challenge!.token,
        code: codeOfStep(operator.totpSecret, stepAt(server.clock.now)),
      },
    })
    const token = authorization!.access_token
    expect(await server.ask(getCustomer, { token })).toMatchObject({
      roles: operator.roles,
      customer: null,
      totp_enabled: true,
    })
  })

  it('is not changed by another start', async () => {
    const text = `UPDATE member SET phone = '+2348000000000' WHERE id = $1`
    await server.db.query({ text, values: [people.bola.customer.id] })
    const rows = () => server.db.query({ text: 'SELECT * FROM member ORDER BY id' })
    const before = await rows()
    await seedDemoClub(server.parts.services, new Date(referenceMoment))
    expect(await rows()).toEqual(before)
  })

  it('adds missing people', async () => {
    const { id } = people.bola.customer
    for (const table of ['notification WHERE account_id', 'session WHERE account_id']) {
      await server.db.query({ text: `DELETE FROM ${table} = $1`, values: [id] })
    }
    for (const table of [
      'known_device WHERE account_id',
      'wallet WHERE member_id',
      'stored_file WHERE owner_id',
      'member WHERE id',
      'account WHERE id',
    ]) {
      await server.db.query({ text: `DELETE FROM ${table} = $1`, values: [id] })
    }
    await seedDemoClub(server.parts.services, new Date(referenceMoment))
    expect((await signIn(people.bola.customer.email)).authorization).toBeDefined()
  })

  it('is refused outside the sandbox', async () => {
    const services = {
      ...server.parts.services,
      config: { ...server.config, mode: 'live' } as const,
    }
    await expect(seedDemoClub(services, new Date(referenceMoment))).rejects.toThrow('sandbox only')
  })
})

// Dates of the demo club are written without milliseconds; a moment is the same either way.
function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' && /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(part)
      ? new Date(part).toISOString()
      : part,
  )
}
