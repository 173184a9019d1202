// Where a member's money may be sent: whose account it is, who confirms that, and who may change it.

import { getCustomer } from '@kinfold/contract/account/get-customer'
import { updateCustomer } from '@kinfold/contract/account/update-customer'
import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { refuseBankAccount } from '@kinfold/contract/operator/bank-account/refuse-bank-account'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let approver: string
beforeAll(async () => {
  server = await openDemoClub({ environment: { BANK_CHANGE_PAUSE_HOURS: '24' } })
  approver = await sessionFor(server, operators.tunde.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const me = (token: string) => server.ask(getCustomer, { token })
const dollars = {
  account_name: 'Funmi Alabi',
  account_number: '9876540006',
  bank_name: 'Zenith Bank',
  password: demoPassword,
}
const setDollars = (token: string, changes: object = {}) =>
  server.call('PATCH', '/api/customer/usd-bank-account', {
    token,
    body: { ...dollars, ...changes },
  })
const tokenOf = (key: keyof typeof people) => sessionFor(server, people[key].customer.email)

describe('a bank account', () => {
  it('of somebody else prevents withdrawing', async () => {
    const token = await tokenOf('funmi')
    const body = {
      account_name: 'Somebody Else',
      account_number: '0123456789',
      bank_name: 'GTBank',
      country: 'Nigeria',
      currency: 'NGN',
      password: demoPassword,
    }
    const other = await server.call('POST', '/api/customer/bank-account', { token, body })
    expect(other).toMatchObject({ status: 200, body: { name_match: { matches: false } } })
    expect((await setDollars(token, { account_name: 'Somebody Else' })).status).toBe(200)
    const { can_make_withdrawal, withdrawal_obstacles } = await me(token)
    expect(can_make_withdrawal).toBe(false)
    expect(withdrawal_obstacles).toMatchObject({
      ngn: expect.arrayContaining(['bank']),
      usd: expect.arrayContaining(['bank_name']),
    })
  })

  it('pauses withdrawals when it is the first, like a changed one', async () => {
    const token = await tokenOf('bola')
    expect((await setDollars(token, { account_name: 'Bola Adeyemi' })).status).toBe(200)
    const { withdrawals_paused_until, withdrawal_obstacles } = await me(token)
    expect(withdrawals_paused_until).not.toBe(null)
    expect(withdrawal_obstacles?.usd).toContain('paused')
  })

  it('can’t be changed with the token alone', async () => {
    const token = await tokenOf('dayo')
    const before = (await me(token)).usd_bank_account
    expect(await setDollars(token, { password: undefined })).toMatchObject({
      status: 403,
      code: 'password_required',
    })
    expect(await setDollars(token, { password: 'Not-Hers#1' })).toMatchObject({
      status: 400,
      code: 'current_password_wrong',
    })
    expect((await me(token)).usd_bank_account).toEqual(before)
  })

  it('is compared with the name the member has now', async () => {
    const token = await tokenOf('bola')
    await server.ask(updateCustomer, { token, body: { last_name: 'Other' } })
    expect((await me(token)).usd_bank_account?.name_match.matches).toBe(false)
    await server.ask(updateCustomer, { token, body: { last_name: 'Adeyemi' } })
    expect((await me(token)).usd_bank_account?.name_match.matches).toBe(true)
  })

  it('allows ten wrong passwords', async () => {
    const token = await tokenOf('efe')
    for (let n = 0; n < 10; n += 1) await setDollars(token, { password: `Wrong#${n}` })
    expect((await setDollars(token)).code).toBe('too_many_requests')
  })
})

describe('the check of a dollar account', () => {
  const waiting = async () =>
    (await server.ask(listBankAccounts, { token: approver, query: { status: 'waiting' } })).items
  const counted = async () =>
    (await server.ask(getDeskOverview, { token: approver })).bank_accounts_to_check
  const decide = (verb: string, id: string, body?: object) =>
    server.call('POST', `/api/operator/bank-account/${verb}/${id}`, {
      token: approver,
      ...(body && { body }),
    })
  const idOf = async (email: string) =>
    (await waiting()).find(({ member }) => member.email === email)?.id ?? ''

  it('is begun by the member’s change and decided once', async () => {
    const token = await tokenOf('halima')
    const before = await counted()
    await setDollars(token, { account_name: 'Halima Sani' })
    expect(await counted()).toBe(before + 1)
    expect((await waiting()).length).toBe(before + 1)
    expect((await me(token)).usd_bank_account?.check.status).toBe('waiting')
    const id = await idOf(people.halima.customer.email)
    const approved = await server.ask(approveBankAccount, {
      token: approver,
      params: { id },
      body: { seen: 'waiting' },
    })
    expect(approved).toMatchObject({ status: 'approved', decided_by: { name: expect.any(String) } })
    expect(await counted()).toBe(before)
    expect((await decide('approve', id)).code).toBe('already_decided')
    expect((await me(token)).usd_bank_account?.check.status).toBe('approved')
  })

  it('starts again when the account changes, and never decides about an account that was not shown', async () => {
    const token = await tokenOf('halima')
    await setDollars(token, { account_name: 'Halima Sani', account_number: '111' })
    const seen = await idOf(people.halima.customer.email)
    await setDollars(token, { account_name: 'Halima Sani', account_number: '222' })
    expect((await decide('approve', seen)).code).toBe('not_found')
    expect((await me(token)).usd_bank_account?.check.status).toBe('waiting')
  })

  it('notifies the member why it was refused, and pays nothing to the account', async () => {
    const token = await tokenOf('halima')
    const id = await idOf(people.halima.customer.email)
    const reason = 'The statement names somebody else.'
    await server.ask(refuseBankAccount, {
      token: approver,
      params: { id },
      body: { seen: 'waiting', reason },
    })
    const { usd_bank_account, withdrawal_obstacles } = await me(token)
    expect(usd_bank_account?.check).toEqual({ status: 'refused', reason })
    expect(withdrawal_obstacles?.usd).toContain('bank')
    const [mail] = await server.inbox(people.halima.customer.email)
    expect(mail?.text).toContain(reason)
  })

  it('is refused for one’s own account', async () => {
    const halima = people.halima.customer
    await setDollars(await tokenOf('halima'), { account_name: 'Halima Sani' })
    const id = await idOf(halima.email)
    await server.db.query({
      text: 'UPDATE account SET totp_enabled_at = now() WHERE id = $1',
      values: [halima.id],
    })
    await server.db.query({
      text: `INSERT INTO operator (id, name, roles, created_at)
             VALUES ($1, 'Halima Sani', ARRAY['approver'], now())`,
      values: [halima.id],
    })
    const own = await server.call('POST', `/api/operator/bank-account/approve/${id}`, {
      token: await sessionFor(server, halima.email),
    })
    expect(own.code).toBe('about_yourself')
    const past = server.db.query({
      text: 'UPDATE bank_account SET checked_by = member_id WHERE id = $1',
      values: [id],
    })
    await expect(past).rejects.toMatchObject({ constraint: 'bank_account_checked_by_another' })
  })
})
