// What passkeys are added to, removed from and used for at the same moment: the account's row says what comes first.

import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { beginPasskeyProof } from '@kinfold/contract/passkey/begin-passkey-proof'
import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword as password } from '@kinfold/personas/demo-password'
import { people } from '@kinfold/personas/people/people'
import { softwarePasskey } from '@kinfold/test-support/passkey/software-passkey'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'

const site = { origin: 'http://localhost:4000', host: 'localhost' }
const dayosAccount = rowLock('account', people.dayo.customer.id)

let club: WithdrawingClub
let token: string
beforeEach(async () => {
  club = await openWithdrawingClub({ environment: { PUBLIC_URL: site.origin } })
  token = await club.tokenOf('dayo')
})
afterEach(() => club[Symbol.asyncDispose]())

const made = async (key = softwarePasskey(site)) => {
  const { challenge } = await club.server.ask(beginPasskey, { token, body: { password } })
  return { name: 'Phone', passkey: key.made({ challenge }) }
}
const added = async () => {
  const key = softwarePasskey(site)
  const { id } = await club.server.ask(addPasskey, { token, body: await made(key) })
  return { key, id }
}
const post = async (path: string, body: object, as?: string) => {
  const { code } = await club.server.call('POST', `/api${path}`, {
    body,
    ...(as !== undefined && { token: as }),
  })
  return code ?? 'done'
}
const proof = async (key: ReturnType<typeof softwarePasskey>) =>
  key.used(await club.server.ask(beginPasskeyProof, { token }))
const withdraw = (given: object = {}) =>
  post(`/wallet/withdrawal/create/${walletIdOf('dayo', 'NGN')}`, { amount: 2_000, ...given }, token)

it('a withdrawal that comes behind a new passkey asks for a proof', async () => {
  const body = await made()
  const add = () => post('/auth/passkey/add', body, token)
  const both = await whileLocked(club.server.db, dayosAccount, [add, () => withdraw()])
  expect(both).toEqual(['done', 'password_required'])
})

it('what a passkey signed is nothing once its removal came first', async () => {
  await added()
  const { key, id } = await added()
  const [passkey, { challenge }] = await Promise.all([
    proof(key),
    club.server.ask(beginPasskeySignIn, {}),
  ])
  const signed = key.used({ challenge })
  const remove = () => post(`/auth/passkey/remove/${id}`, { password }, token)
  const answers = await whileLocked(club.server.db, dayosAccount, [
    remove,
    () => withdraw({ passkey }),
    () => post('/auth/passkey/sign-in', signed),
  ])
  expect(answers).toEqual(['done', 'passkey_invalid', 'passkey_invalid'])
})

it('a passkey signs in, is used and removed at the same moment', async () => {
  const { key, id } = await added()
  const [passkey, { challenge }] = await Promise.all([
    proof(key),
    club.server.ask(beginPasskeySignIn, {}),
  ])
  const signed = key.used({ challenge })
  const answers = await whileLocked(club.server.db, dayosAccount, [
    () => post('/auth/passkey/sign-in', signed),
    () => withdraw({ passkey }),
    () => post(`/auth/passkey/remove/${id}`, { password }, token),
  ])
  expect(answers).toEqual(['done', 'done', 'done'])
})

it('of two that a counting passkey signed, the second use is refused', async () => {
  const { key } = await added()
  const signed = await Promise.all(
    [5, 5].map(async counter =>
      key.used({ ...(await club.server.ask(beginPasskeySignIn, {})), counter }),
    ),
  )
  const answers = await whileLocked(
    club.server.db,
    dayosAccount,
    signed.map(body => () => post('/auth/passkey/sign-in', body)),
  )
  expect(answers.toSorted()).toEqual(['done', 'passkey_invalid'])
})
