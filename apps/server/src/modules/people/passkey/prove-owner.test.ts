// A proof made just before the account changes allows nothing afterwards.
import { beginTotp as beginTotpCall } from '@kinfold/contract/totp/begin-totp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { join, password } from '#test/clubs/joining.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import type { SignedIn } from '../../../calls/call.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Database } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { changePassword } from '../auth/change-password.ts'
import { endOtherWaysIn } from '../auth/end-other-ways-in.ts'
import { replacePassword } from '../auth/replace-password.ts'
import { dollarAccount } from '../bank-account/given-account.ts'
import { keepBankAccount } from '../bank-account/keep-bank-account.ts'
import { createFindCaller } from '../session/find-caller.ts'
import { codeOfStep, stepAt } from '../totp/authenticator-codes.ts'
import { beginTotp } from '../totp/begin-totp.ts'
import { confirmTotp } from '../totp/confirm-totp.ts'
import { removeAuthenticator } from '../totp/remove-authenticator.ts'
import { renewRecoveryCodes } from '../totp/renew-recovery-codes.ts'
import { turnOffTotp } from '../totp/turn-off-totp.ts'

const server = await createTestServer()
const { services } = server.parts
const findCaller = createFindCaller(services)
afterAll(() => server[Symbol.asyncDispose]())

const next = 'Another-horse-8'
const visit = { address: '127.0.0.1', userAgent: undefined }
const ask = { params: undefined, query: undefined, visit }
const theft = { account_name: 'Ife Okoro', account_number: '660', bank_name: 'Thief' }

let token: string
let caller: SignedIn
let count = 0
beforeEach(async () => {
  count += 1
  token = await join(server, `owner-${count}@club.example`)
  const found = await findCaller(token)
  if (found === undefined) throw new Error('nobody is signed in')
  caller = found
})

/** Services whose next transaction starts only after this change was committed. */
function after(happens: () => Promise<unknown>): Services {
  const db: Database = {
    ...services.db,
    async transaction(work, options) {
      await happens()
      return services.db.transaction(work, options)
    },
  }
  return { ...services, db }
}

/** By the owner; this session is kept, so that only the password makes the difference. */
async function changed(): Promise<void> {
  const passwordHash = await services.passwords.hash(next)
  const { accountId, sessionId: keepSession } = caller
  await services.db.transaction(tx =>
    replacePassword(services, tx, { accountId, passwordHash, keepSession }),
  )
}
const signedOut = () =>
  services.db.query({ text: 'DELETE FROM session WHERE id = $1', values: [caller.sessionId] })
const turnedOff = () => services.db.transaction(tx => removeAuthenticator(tx, caller.accountId))

const codeNow = (secret: string) => codeOfStep(secret, stepAt(server.clock.now))

async function withApp(): Promise<string> {
  const { secret } = await server.ask(beginTotpCall, { token, body: { password } })
  const body = { code: codeNow(secret) }
  expect((await server.call('POST', '/api/auth/totp/confirm', { token, body })).status).toBe(200)
  server.clock.forward(30_000)
  return secret
}

const keep = (at: Services, proof: object) =>
  keepBankAccount(at, { caller, proof }, dollarAccount({ ...theft, ...proof }))
const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'done')

describe('a bank account', () => {
  it('isn’t changed without a proof because the authenticator app was turned off meanwhile', async () => {
    await withApp()
    expect(codeOf(await keep(after(turnedOff), {}))).toBe('password_required')
    expect(codeOf(await keep(services, { password }))).toBe('done')
  })

  it('isn’t changed by a password alone once an app is on', async () => {
    expect(codeOf(await keep(after(withApp), { password }))).toBe('totp_required')
  })

  it('isn’t changed by the old password, nor in a session that has ended', async () => {
    expect(codeOf(await keep(after(changed), { password }))).toBe('current_password_wrong')
    const ended = after(signedOut)
    expect(codeOf(await keep(ended, { password: next }))).toBe('unauthenticated')
  })
})

describe('the authenticator app', () => {
  it('isn’t begun with the old password, nor in a session that has ended', async () => {
    const begin = (at: Services, given: string) =>
      beginTotp(at, { ...ask, caller, body: { password: given } })
    expect(codeOf(await begin(after(changed), password))).toBe('current_password_wrong')
    expect(codeOf(await begin(after(signedOut), next))).toBe('unauthenticated')
  })

  it('isn’t confirmed in a session that has ended', async () => {
    const { secret } = await server.ask(beginTotpCall, { token, body: { password } })
    const body = { code: codeNow(secret) }
    const answer = await confirmTotp(after(signedOut), { ...ask, caller, body }, endOtherWaysIn)
    expect(codeOf(answer)).toBe('unauthenticated')
  })

  it('gets no new recovery codes in a session that has ended', async () => {
    const body = { code: codeNow(await withApp()) }
    const answer = await renewRecoveryCodes(after(signedOut), { ...ask, caller, body })
    expect(codeOf(answer)).toBe('unauthenticated')
  })

  it('isn’t turned off with the old password', async () => {
    const secret = await withApp()
    const body = { password, code: codeNow(secret) }
    const off = await turnOffTotp(after(changed), { ...ask, caller, body })
    expect(codeOf(off)).toBe('current_password_wrong')
  })
})

it('the password isn’t changed in a session that has ended', async () => {
  const body = { current_password: password, password: next, confirm_password: next }
  const answer = await changePassword(after(signedOut), { ...ask, caller, body })
  expect(codeOf(answer)).toBe('unauthenticated')
})
