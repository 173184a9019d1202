// A withdrawal from the wish to the books: what is held, what leaves, what comes back, and who may say so.

import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { approvedByAnEarlierVersion } from '#test/clubs/approved-by-an-earlier-version.ts'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { payoutOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { codeOfStep, stepAt } from '../../people/totp/authenticator-codes.ts'

let club: WithdrawingClub
beforeEach(async () => {
  club = await openWithdrawingClub()
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

const dayo = people.dayo.customer
const noId = '00000000-0000-4000-8000-000000000000'
const wallet_id = walletIdOf('dayo', 'NGN')

const waiting = async (id: string) =>
  (await readBalance(club.server.db, payoutOf(id, 'NGN'))).balance.minor
const token = () => club.tokenOf('dayo')
const latestNews = async () =>
  (await club.server.ask(listNotifications, { token: await token(), query: {} })).items[0]
const mailsTitled = async (title: string) =>
  (await club.server.inbox(dayo.email)).filter(({ subject }) => subject === title)
const linesOf = async (id: string) => {
  const query = { wallet_id, kind: 'withdrawal', per_page: 100 } as const
  const { items } = await club.server.ask(listTransactions, { token: await token(), query })
  return items.filter(({ withdrawal_id }) => withdrawal_id === id)
}
const audited = async (action: string) => {
  const zainab = await sessionFor(club.server, operators.zainab.email)
  const query = { action, from: '2026-06-02' }
  return (await club.server.ask(listAuditEntries, { token: zainab, query })).items
}
const approver = () => sessionFor(club.server, operators.tunde.email)
const requested = async (id: string) => {
  const query = { per_page: 100 }
  const all = await club.server.ask(listRequestedWithdrawals, { token: await approver(), query })
  return all.items.find(({ withdrawal }) => withdrawal.id === id)
}
const suspend = async (verb: 'suspend' | 'reinstate') =>
  club.server.call('POST', `/api/operator/member/${verb}/${dayo.id}`, {
    token: await sessionFor(club.server, operators.zainab.email),
    body: { reason: 'A stolen phone.' },
  })
const setDollars = async (account_number: string) =>
  club.server.call('PATCH', '/api/customer/usd-bank-account', {
    token: await token(),
    body: {
      account_name: 'Dayo Bello',
      account_number,
      bank_name: 'Zenith Bank',
      swift: 'ZEIBNGLA',
      password: demoPassword,
    },
  })

describe('a withdrawal that is asked for', () => {
  it('is held at once, to the kobo, and paid to the account of that moment', async () => {
    const before = await club.wallet()
    const { status, body } = await club.ask(1_000.5)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      wallet_id,
      currency: 'NGN',
      amount: 1_000.5,
      status: 'pending',
      reference: expect.stringMatching(/^KF-[2-9A-Z]{8}$/),
      bank_name: 'Guaranty Trust Bank',
      account_name: 'BELLO DAYO ADEKUNLE',
      account_number_last4: '0004',
      pay_by: '2026-07-05',
      requested_at: club.server.clock.now.toISOString(),
      decided_at: null,
    })
    expect(await club.wallet()).toEqual({
      balance: before.balance,
      held: before.held + 1_000.5,
      available: before.available - 1_000.5,
    })
  })

  it('stands in the list, and as one line of the wallet that is pending', async () => {
    const id = await club.asked(1_000)
    const { items } = await club.server.ask(listWithdrawals, { token: await token(), query: {} })
    expect(items[0]).toMatchObject({ id, status: 'pending' })
    expect(await linesOf(id)).toMatchObject([{ status: 'pending', amount: -1_000 }])
  })

  it('is told to the member in the app and by mail, once', async () => {
    await club.asked(1_000)
    const title = 'You asked for a withdrawal'
    expect(await latestNews()).toMatchObject({
      kind: 'withdrawal',
      title,
      body: expect.stringContaining('₦1,000 is set aside'),
      link: '/dashboard/wallet?currency=NGN',
    })
    const mails = await mailsTitled(title)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('ending in 0004 on or before 5 July')
  })

  it('may be all that is available, and not a kobo more', async () => {
    const { available } = await club.wallet()
    expect((await club.ask(available + 0.01)).code).toBe('insufficient_balance')
    expect((await club.ask(available)).status).toBe(200)
    expect((await club.wallet()).available).toBe(0)
    expect((await club.ask(0.01)).code).toBe('insufficient_balance')
  })

  it.each([0, -1, 0.001, 1e13, Number.NaN])('is refused for the amount %s', async amount => {
    const before = await club.wallet()
    expect((await club.ask(amount)).code).toBe('validation_failed')
    expect(await club.wallet()).toEqual(before)
  })

  it('is refused from a wallet of somebody else, and from one that is not there', async () => {
    expect((await club.ask(1, { as: 'efe', wallet: wallet_id })).code).toBe('not_found')
    expect((await club.ask(1, { wallet: noId })).code).toBe('not_found')
  })

  it('is refused to who may not, with the reason', async () => {
    expect((await club.ask(1, { as: 'halima' })).code).toBe('terms_not_accepted')
    expect((await club.ask(1, { as: 'bola' })).code).toBe('verification_required')
    const text = 'DELETE FROM bank_account WHERE member_id = $1'
    await club.server.db.query({ text, values: [dayo.id] })
    expect((await club.ask(1)).code).toBe('withdrawal_not_allowed')
  })

  it('is refused during the pause after a changed account', async () => {
    await club.server.db.query({
      text: `UPDATE member SET withdrawals_paused_until = $2 WHERE id = $1`,
      values: [dayo.id, new Date(club.server.clock.now.getTime() + 3_600_000)],
    })
    expect((await club.ask(1)).code).toBe('withdrawals_paused')
    club.server.clock.forward(3_600_000)
    expect((await club.ask(1)).status).toBe(200)
  })

  it('takes the code of an authenticator app where there is one, each once', async () => {
    const { server } = club
    const { secret } = await server.ask(beginTotp, {
      token: await token(),
      body: { password: demoPassword },
    })
    const code = () => codeOfStep(secret, stepAt(server.clock.now))
    await server.ask(confirmTotp, { token: await token(), body: { code: code() } })
    server.clock.forward(30_000)
    const before = await club.wallet()
    expect((await club.ask(1_000, { key: 'asked-for-a-code' })).code).toBe('totp_required')
    const wrong = { key: 'asked-for-a-code', code: '000000' }
    expect((await club.ask(1_000, wrong)).code).toBe('totp_invalid')
    const call = 'POST /wallet/withdrawal/create/:id'
    const tried = server.logged.map(line => JSON.parse(line)).find(line => line.call === call)
    expect(tried).toMatchObject({ msg: 'security event', outcome: 'totp_invalid' })
    expect(await club.wallet()).toEqual(before)
    const right = { key: 'asked-for-a-code', code: code() }
    expect((await club.ask(1_000, right)).status).toBe(200)
    expect((await club.ask(2_000, { code: code() })).code).toBe('totp_invalid')
    expect((await club.wallet()).held).toBe(before.held + 1_000)
  })

  it('is carried out once for a key, however often it is sent', async () => {
    const { held } = await club.wallet()
    const key = 'one-withdrawal'
    const first = await club.ask(1_000, { key })
    const again = await club.ask(1_000, { key })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await club.ask(1_001, { key })).code).toBe('idempotency_mismatch')
    expect((await club.wallet()).held).toBe(held + 1_000)
    // Without a key each is an attempt of its own.
    await club.asked(1_000)
    await club.asked(1_000)
    expect((await club.wallet()).held).toBe(held + 3_000)
  })
})

describe('a withdrawal that is cancelled', () => {
  it('frees the money, once, and says so', async () => {
    const before = await club.wallet()
    const id = await club.asked(1_000)
    club.server.clock.forward(1_000)
    expect((await club.cancel(id)).body).toMatchObject({
      id,
      status: 'cancelled',
      decided_at: club.server.clock.now.toISOString(),
    })
    expect(await club.wallet()).toEqual(before)
    expect(await linesOf(id)).toMatchObject([{ status: 'cancelled' }])
    expect(await latestNews()).toMatchObject({ title: 'You cancelled a withdrawal' })
    expect((await club.cancel(id)).code).toBe('withdrawal_not_cancellable')
    expect((await club.approve(id)).code).toBe('already_decided')
    expect(await club.wallet()).toEqual(before)
  })

  it('is nobody else’s', async () => {
    const id = await club.asked(1_000)
    expect((await club.cancel(id, 'efe')).code).toBe('not_found')
    expect((await club.cancel(noId)).code).toBe('not_found')
    expect((await requested(id))?.withdrawal.status).toBe('pending')
  })

  it('is answered alike for the same key', async () => {
    const id = await club.asked(1_000)
    const first = await club.cancel(id, 'dayo', 'cancelled-once')
    expect(first.status).toBe(200)
    expect(await club.cancel(id, 'dayo', 'cancelled-once')).toMatchObject({ body: first.body })
  })
})

describe('a withdrawal that is approved', () => {
  it('leaves the wallet for its payout, as one line, and can’t be cancelled any more', async () => {
    const before = await club.wallet()
    const id = await club.asked(1_000)
    const at = club.server.clock.now.toISOString()
    expect((await club.approve(id)).body).toMatchObject({
      withdrawal: { id, status: 'approved', decided_at: at },
      member: { id: dayo.id },
      warnings: [expect.stringContaining('ADEKUNLE')],
      decided_by: { id: operators.tunde.operatorId },
    })
    expect(await club.wallet()).toEqual({
      balance: before.balance - 1_000,
      held: before.held,
      available: before.available - 1_000,
    })
    expect(await waiting(id)).toBe(100_000n)
    expect(await linesOf(id)).toMatchObject([
      {
        status: 'completed',
        amount: -1_000,
        balance_after: before.balance - 1_000,
        created_at: at,
      },
    ])
    expect((await club.cancel(id)).code).toBe('withdrawal_not_cancellable')
  })

  it('is recorded and told once', async () => {
    const id = await club.asked(1_000)
    await club.approve(id)
    expect((await club.approve(id)).code).toBe('already_decided')
    expect(await audited('withdrawal.approved')).toMatchObject([
      { subject_id: id, detail: '₦1,000', actor_name: 'Tunde Bakare' },
    ])
    expect(await mailsTitled('Your withdrawal was approved')).toHaveLength(1)
  })

  it('is not there for an id that is not', async () => {
    expect((await club.approve(noId)).code).toBe('not_found')
    expect((await club.refuse(noId)).code).toBe('not_found')
  })

  it('waits until its dollar account is checked', async () => {
    await setDollars('111222333')
    const id = await club.asked(10, { currency: 'USD' })
    expect((await club.approve(id)).code).toBe('bank_account_unchecked')
    const query = { status: 'waiting' } as const
    const { items } = await club.server.ask(listBankAccounts, { token: await approver(), query })
    const account = items.find(({ member }) => member.id === dayo.id)
    const params = { id: account?.id ?? noId }
    await club.server.ask(approveBankAccount, {
      token: await approver(),
      params,
      body: { seen: 'waiting' },
    })
    expect((await club.approve(id)).status).toBe(200)
  })

  it('goes to the account it was asked for, whatever the member sets afterwards', async () => {
    const checked = await club.asked(10, { currency: 'USD' })
    await setDollars('111222333')
    const unchecked = await club.asked(10, { currency: 'USD' })
    await setDollars('444555666')
    const replaced = 'The member has set another bank account since.'
    expect((await requested(checked))?.warnings).toContain(replaced)
    expect((await club.approve(checked)).body).toMatchObject({
      withdrawal: { account_number_last4: '0004', status: 'approved' },
    })
    expect((await requested(unchecked))?.withdrawal.account_number_last4).toBe('2333')
    // What nobody has checked before it was replaced, nobody can check any more.
    expect((await club.approve(unchecked)).code).toBe('bank_account_unchecked')
    expect((await club.refuse(unchecked)).status).toBe(200)
    const [kept] = await club.server.db.query({
      text: 'SELECT account_number, swift, account_check FROM withdrawal WHERE id = $1',
      values: [checked],
    })
    expect(kept).toEqual({
      account_number: '9876540004',
      swift: 'ZEIBNGLA',
      account_check: 'approved',
    })
  })

  it('waits while its member is on hold, who can’t ask for another meanwhile', async () => {
    const id = await club.asked(1_000)
    const held = await token()
    expect((await suspend('suspend')).status).toBe(200)
    const path = `/api/wallet/withdrawal/create/${wallet_id}`
    const more = await club.server.call('POST', path, { token: held, body: { amount: 1 } })
    expect(more.status).toBe(401)
    expect((await requested(id))?.warnings).toContain('The member is on hold.')
    expect((await club.approve(id)).code).toBe('member_on_hold')
    await suspend('reinstate')
    expect((await club.approve(id)).status).toBe(200)
  })

  it('is never one’s own', async () => {
    const id = await club.asked(1_000)
    const { db } = club.server
    const own = [dayo.id]
    await db.query({
      text: 'UPDATE account SET totp_enabled_at = now() WHERE id = $1',
      values: own,
    })
    await db.query({
      text: `INSERT INTO operator (id, name, roles, created_at) VALUES ($1, 'Dayo Bello', ARRAY['approver'], now())`,
      values: own,
    })
    for (const verb of ['approve', 'refuse']) {
      const answer = await club.server.call('POST', `/api/operator/withdrawal/${verb}/${id}`, {
        token: await token(),
        ...(verb === 'refuse' && { body: { reason: 'No.' } }),
      })
      expect(answer.code, verb).toBe('about_yourself')
    }
    expect((await requested(id))?.withdrawal.status).toBe('pending')
  })
})

describe('a withdrawal that is refused', () => {
  const reason = 'The account is in another name.'

  it('frees the money while it is pending, and says why', async () => {
    const before = await club.wallet()
    const id = await club.asked(1_000)
    expect((await club.refuse(id, reason)).body).toMatchObject({
      withdrawal: { status: 'failed', failure_reason: reason },
      decided_by: { id: operators.tunde.operatorId },
    })
    expect(await club.wallet()).toEqual(before)
    expect(await linesOf(id)).toMatchObject([{ status: 'failed' }])
    const mails = await mailsTitled('Your withdrawal was not approved')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(reason)
    expect(await audited('withdrawal.refused')).toMatchObject([
      { subject_id: id, detail: `₦1,000. ${reason}` },
    ])
    expect((await club.refuse(id)).code).toBe('already_decided')
  })

  it('comes back into the wallet once it was approved', async () => {
    const before = await club.wallet()
    const id = await club.asked(1_000)
    await club.approve(id)
    expect((await club.refuse(id, reason)).status).toBe(200)
    expect(await club.wallet()).toEqual(before)
    expect(await waiting(id)).toBe(0n)
    expect(await linesOf(id)).toMatchObject([{ status: 'completed', amount: -1_000 }])
    expect((await club.refuse(id)).code).toBe('already_decided')
    expect((await club.approve(id)).code).toBe('already_decided')
    expect(await club.wallet()).toEqual(before)
  })

  it('frees what an earlier version has approved and still holds', async () => {
    const before = await club.wallet()
    const id = await club.asked(1_000)
    await approvedByAnEarlierVersion(club.server.db, id)
    expect((await club.refuse(id, reason)).status).toBe(200)
    expect(await club.wallet()).toEqual(before)
    expect(await waiting(id)).toBe(0n)
  })
})

it('is listed for the desk by state and currency, the longest waiting first', async () => {
  await club.asked(1_000)
  const list = async (query: { status?: 'pending'; currency?: 'NGN' }) => {
    const found = await club.server.ask(listRequestedWithdrawals, {
      token: await approver(),
      query,
    })
    return found.items.map(({ withdrawal }) => withdrawal)
  }
  const pending = await list({ status: 'pending' })
  expect(pending.map(({ amount }) => amount)).toEqual([250, 70_000, 1_000])
  const naira = await list({ status: 'pending', currency: 'NGN' })
  expect(naira.map(({ amount }) => amount)).toEqual([70_000, 1_000])
})

it('is read alone with its member’s record and the wallet that it leaves', async () => {
  const id = await club.asked(1_000)
  const found = await club.server.ask(getRequestedWithdrawal, {
    token: await approver(),
    params: { id },
  })
  const all = await requested(id)
  expect(found.requested).toEqual(all)
  expect(found.customer.email).toBe(dayo.email)
  expect(found.wallet).toMatchObject({ id: wallet_id, ...(await club.wallet()) })
  const unknown = await club.server.call('GET', `/api/operator/withdrawal/${noId}`, {
    token: await approver(),
  })
  expect(unknown.code).toBe('not_found')
})

it('warns of an account that was set a short time before', async () => {
  await setDollars('111222333')
  const id = await club.asked(10, { currency: 'USD' })
  expect((await requested(id))?.warnings).toContain(
    'The bank account was set on the day that this was asked for.',
  )
})
