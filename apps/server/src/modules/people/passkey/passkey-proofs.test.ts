// What asks for a proof of its owner takes a passkey: of this account, for this, once, and as long as it is there.

import { getCustomer } from '@kinfold/contract/account/get-customer'
import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeyProof } from '@kinfold/contract/passkey/begin-passkey-proof'
import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword as password } from '@kinfold/personas/demo-password'
import type { PersonKey } from '@kinfold/personas/people/person'
import { softwarePasskey } from '@kinfold/test-support/passkey/software-passkey'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'

const site = { origin: 'http://localhost:4000', host: 'localhost' }
type Key = ReturnType<typeof softwarePasskey>

let club: WithdrawingClub
beforeEach(async () => {
  club = await openWithdrawingClub({ environment: { PUBLIC_URL: site.origin } })
})
afterEach(() => club[Symbol.asyncDispose]())

async function added(as: PersonKey = 'dayo', by: object = { password }): Promise<Key> {
  const token = await club.tokenOf(as)
  const key = softwarePasskey(site)
  const { challenge } = await club.server.ask(beginPasskey, { token, body: by })
  const passkey = key.made({ challenge })
  await club.server.ask(addPasskey, { token, body: { name: 'Phone', passkey } })
  return key
}
const begun = async (as: PersonKey = 'dayo') =>
  club.server.ask(beginPasskeyProof, { token: await club.tokenOf(as) })
const proof = async (key: Key) => key.used({ challenge: (await begun()).challenge })

const withdraw = async (given: object = {}, key?: string) => {
  const { code = 'asked' } = await club.server.call(
    'POST',
    `/api/wallet/withdrawal/create/${walletIdOf('dayo', 'NGN')}`,
    {
      token: await club.tokenOf('dayo'),
      body: { amount: 2_000, ...given },
      ...(key && { headers: { 'idempotency-key': key } }),
    },
  )
  return code
}
const setAccount = async (given: object) => {
  const account = { account_name: 'Dayo Balogun', account_number: '6601', bank_name: 'First Bank' }
  const { code = 'set' } = await club.server.call('PATCH', '/api/customer/usd-bank-account', {
    token: await club.tokenOf('dayo'),
    body: { ...account, ...given },
  })
  return code
}

describe('a withdrawal', () => {
  it('is asked for without a proof as long as there is no passkey, and with one from then on', async () => {
    expect(await withdraw()).toBe('asked')
    const key = await added()
    expect(await withdraw()).toBe('password_required')
    expect(await withdraw({ password: 'Not-the-password-1' })).toBe('current_password_wrong')
    expect(await withdraw({ password })).toBe('asked')
    expect(await withdraw({ passkey: await proof(key) })).toBe('asked')
    const token = await club.tokenOf('dayo')
    expect(await club.server.ask(getCustomer, { token })).toMatchObject({ has_passkey: true })
  })

  it('stays open while it is not proven, and is answered again without another proof', async () => {
    const key = await added()
    const { held } = await club.wallet()
    expect(await withdraw({}, 'one-attempt')).toBe('password_required')
    const first = await proof(key)
    expect(await withdraw({ passkey: first }, 'one-attempt')).toBe('asked')
    expect(await withdraw({ passkey: first }, 'one-attempt')).toBe('asked')
    expect((await club.wallet()).held).toBe(held + 2_000)
    // A proof that was used up proves nothing else.
    expect(await withdraw({ passkey: first }, 'other-attempt')).toBe('passkey_invalid')
    expect(await withdraw({ passkey: await proof(key) }, 'other-attempt')).toBe('asked')
  })

  it('of several at the same moment with one proof is asked for once', async () => {
    const passkey = await proof(await added())
    const { held } = await club.wallet()
    const answers = await Promise.all([1, 2, 3].map(() => withdraw({ passkey })))
    expect(answers.filter(each => each === 'asked')).toHaveLength(1)
    expect((await club.wallet()).held).toBe(held + 2_000)
  })
})

it('a payee is set with a passkey, and no longer once it is removed', async () => {
  const key = await added()
  expect(await setAccount({})).toBe('password_required')
  expect(await setAccount({ passkey: await proof(key) })).toBe('set')
  const late = await proof(key)
  const [id] = await club.server.db.query<{ id: string }>({ text: 'SELECT id FROM passkey' })
  const token = await club.tokenOf('dayo')
  const passkey = await proof(key)
  await club.server.ask(removePasskey, { token, params: { id: id?.id ?? '' }, body: { passkey } })
  expect(await setAccount({ passkey: late })).toBe('passkey_invalid')
})

describe('a proof', () => {
  const refused = async (passkey: SignedChallenge) => {
    expect(await setAccount({ passkey })).toBe('passkey_invalid')
    // Not with the right password beside it either: whoever says how they prove it has to.
    expect(await setAccount({ passkey, password })).toBe('passkey_invalid')
  }

  it('is signed for this: not to sign in, not to add another, not by somebody else', async () => {
    const key = await added()
    const token = await club.tokenOf('dayo')
    const { challenge: toSignIn } = await club.server.ask(beginPasskeySignIn, {})
    await refused(key.used({ challenge: toSignIn }))
    const { challenge: toAdd } = await club.server.ask(beginPasskey, { token, body: { password } })
    await refused(key.used({ challenge: toAdd }))
    const theirs = await added('chidi')
    await refused(theirs.used({ challenge: (await begun('chidi')).challenge }))
    await refused(theirs.used({ challenge: (await begun()).challenge }))
    await refused(key.used({ challenge: (await begun('chidi')).challenge }))
  })

  it('doesn’t sign in, and adds no passkey', async () => {
    const key = await added()
    const body = await proof(key)
    expect((await club.server.call('POST', '/api/auth/passkey/sign-in', { body })).code).toBe(
      'passkey_invalid',
    )
    const passkey = softwarePasskey(site).made({ challenge: (await begun()).challenge })
    const added2 = await club.server.call('POST', '/api/auth/passkey/add', {
      token: await club.tokenOf('dayo'),
      body: { name: 'Thief', passkey },
    })
    expect(added2.code).toBe('passkey_invalid')
  })

  it('is old after five minutes', async () => {
    const passkey = await proof(await added())
    club.server.clock.forward(6 * 60_000)
    expect(await setAccount({ passkey })).toBe('passkey_invalid')
  })

  it('names the passkeys of the account alone', async () => {
    const key = await added()
    await added('chidi')
    expect((await begun()).known).toEqual([key.id])
  })
})

it('a password is guessed no oftener by withdrawals than elsewhere, and each guess is logged', async () => {
  await added()
  club.server.logged.splice(0)
  const guesses = []
  for (let at = 0; at < 12; at += 1)
    guesses.push(await withdraw({ password: `Guess-number-${at}` }))
  expect(guesses.filter(each => each === 'current_password_wrong')).toHaveLength(10)
  expect(await withdraw({ password })).toBe('too_many_requests')
  expect(await setAccount({ password })).toBe('too_many_requests')
  const events = club.server.logged.map(line => JSON.parse(line))
  expect(
    events.filter(
      ({ msg, outcome }) => msg === 'security event' && outcome === 'current_password_wrong',
    ),
  ).toHaveLength(10)
})

it('a passkey that proves nothing to a withdrawal is logged', async () => {
  const key = await added()
  club.server.logged.splice(0)
  expect(await withdraw({ passkey: key.used({ challenge: 'made-up' }) })).toBe('passkey_invalid')
  expect(club.server.logged.join()).toContain('"outcome":"passkey_invalid"')
})
