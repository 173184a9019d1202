// A member without ties to Nigeria holds dollars only, so nobody becomes one while they have naira.

import { nairaStillHeld } from '@kinfold/contract/account/leaves-naira'
import { money } from '@kinfold/contract/money/money'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { post } from '../../../ledger/post.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import { chargeFee } from '../../../ledger/recipes/charge-fee.ts'
import { contributeByTransfer } from '../../../ledger/recipes/contribute-by-transfer.ts'
import { depositByTransfer } from '../../../ledger/recipes/deposit-by-transfer.ts'
import { lockCurrencies } from '../../base/person/lock-currencies.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { refund } from '../../money/refund/refund.tables.ts'
import { withdrawal } from '../../money/withdrawal/withdrawal.tables.ts'

let server: TestServer
let token: string
let member: string
beforeEach(async () => {
  server = await openDemoClub()
  token = await join(server, 'leaving@club.example')
  const [row] = await server.db.query<{ id: string }>({
    text: `SELECT id FROM account WHERE email_key = 'leaving@club.example'`,
  })
  member = row?.id ?? ''
})
afterEach(() => server[Symbol.asyncDispose]())

const abroad = { country: 'Ghana', country_code: 'GH', citizenship: ['Ghana'] }
const home = { country: 'Nigeria', country_code: 'NG', citizenship: ['Nigeria'] }
const move = (body: object) => server.call('PATCH', '/api/customer/update', { token, body })
const refused = { status: 409, code: 'details_locked', body: { error: nairaStillHeld } }

async function deposit(key: string, minor: bigint, currency: 'NGN' | 'USD' = 'NGN') {
  const arrived = money(currency, minor)
  const attempt = idempotencyKey('test', key)
  const facts = {
    attempt,
    payment: key,
    member,
    arrived,
    reference: key,
    arrivedAt: server.clock.now,
  }
  await post(server.db, depositByTransfer(facts))
}

async function takeAway(key: string) {
  const attempt = idempotencyKey('test fee', key)
  const fee = money('NGN', 1n)
  await post(server.db, chargeFee({ attempt, from: walletOf(member, 'NGN'), fee, reason: 'x' }))
}

async function naira(): Promise<string> {
  const { ngn } = await server.ask(getWallets, { token })
  if (ngn === null) throw new Error('no naira wallet')
  return ngn.id
}

const now = () => server.clock.now
const plan = { planId: 1, atMaturity: 'pay_out', promisedMinor: 0n, createdAt: new Date() } as const

async function addPortfolio(status: 'active' | 'closed') {
  const facts = { ...plan, memberId: member, currency: 'NGN' as const, status }
  const [added] = await server.db.orm.insert(portfolio).values(facts).returning()
  return added?.id ?? ''
}

async function addWithdrawal() {
  const walletId = await naira()
  await server.db.orm.insert(withdrawal).values({
    walletId,
    currency: 'NGN',
    amountMinor: 1n,
    status: 'approved',
    reference: 'c',
    accountCheck: 'not_needed',
    bankName: 'GTBank',
    accountName: 'Ada',
    accountNumber: '0123456789',
    payBy: '2026-07-05',
    requestedAt: now(),
  })
}

const paid = (currency: 'NGN' | 'USD', paidCurrency: 'NGN' | 'USD', reference: string) => ({
  memberId: member,
  purpose: 'deposit' as const,
  gateway: 'card' as const,
  currency,
  paidCurrency,
  amountMinor: 1n,
  feeMinor: 0n,
  totalMinor: 1n,
  reference,
  createdAt: now(),
})

describe('a member who is no longer Nigerian', () => {
  it('may, as long as there is no naira; and come back', async () => {
    await deposit('dollars', 100n, 'USD')
    await naira()
    expect((await move(abroad)).body).toMatchObject({ is_global: true })
    expect((await server.ask(getWallets, { token })).ngn).toBeNull()
    expect((await move(home)).body).toMatchObject({ is_global: false })
    expect(await naira()).toBeTruthy()
  })

  it('may not with money in the wallet, until it is gone', async () => {
    await deposit('one', 1n)
    expect(await move(abroad)).toMatchObject(refused)
    expect((await server.ask(getWallets, { token })).ngn?.balance).toBe(0.01)
    await takeAway('one')
    expect((await move(abroad)).status).toBe(200)
  })

  it('may change either country while the other is Nigeria', async () => {
    await deposit('one', 1n)
    expect((await move({ country: 'Ghana', country_code: 'GH' })).status).toBe(200)
    expect(await move({ citizenship: ['Ghana'] })).toMatchObject(refused)
  })

  it.each<[string, () => Promise<unknown>, string | undefined]>([
    [
      'a debt after a chargeback',
      () =>
        post(
          server.db,
          chargeBack({
            attempt: idempotencyKey('test', 'chargeback'),
            member,
            provider: 'card',
            amount: money('NGN', 5n),
            payment: 'x',
          }),
        ),
      undefined,
    ],
    ['an open portfolio', () => addPortfolio('active'), `UPDATE portfolio SET status = 'closed'`],
    [
      'money in a portfolio that was closed',
      async () => {
        const id = await addPortfolio('closed')
        const attempt = idempotencyKey('test', id)
        const arrived = money('NGN', 5n)
        const facts = {
          attempt,
          payment: id,
          portfolio: id,
          arrived,
          reference: 'x',
          arrivedAt: now(),
        }
        await post(server.db, contributeByTransfer(facts))
      },
      undefined,
    ],
    [
      'a payment on its way',
      () => server.db.orm.insert(payment).values({ ...paid('NGN', 'NGN', 'a'), status: 'pending' }),
      `UPDATE payment SET status = 'expired'`,
    ],
    [
      'a payment of naira for dollars',
      () =>
        server.db.orm
          .insert(payment)
          .values({ ...paid('USD', 'NGN', 'b'), status: 'pending_confirmation' }),
      `UPDATE payment SET status = 'failed'`,
    ],
    [
      'a recurring contribution',
      async () => {
        const portfolioId = await addPortfolio('closed')
        await server.db.orm.insert(subscription).values({
          portfolioId,
          currency: 'NGN',
          paidCurrency: 'NGN',
          amountMinor: 1n,
          interval: 'monthly',
          gateway: 'card',
          status: 'past_due',
          anchorDay: 1,
          createdAt: now(),
        })
      },
      `UPDATE subscription SET status = 'ended'`,
    ],
    [
      'a recurring contribution in dollars that is paid in naira',
      async () => {
        const portfolioId = await addPortfolio('closed')
        await server.db.orm.insert(subscription).values({
          portfolioId,
          currency: 'USD',
          paidCurrency: 'NGN',
          amountMinor: 1n,
          interval: 'monthly',
          gateway: 'card',
          status: 'paused',
          anchorDay: 1,
          createdAt: now(),
        })
      },
      `UPDATE subscription SET status = 'ended'`,
    ],
    [
      'a refund on its way',
      async () => {
        const given = { ...paid('NGN', 'NGN', 'd'), status: 'refunded' } as const
        const [row] = await server.db.orm.insert(payment).values(given).returning()
        await server.db.orm.insert(refund).values({
          paymentId: row?.id ?? '',
          amountMinor: 1n,
          feeMinor: 0n,
          returnsFee: false,
          way: 'hand',
          status: 'sent',
          reason: 'x',
          createdAt: now(),
        })
      },
      `UPDATE refund SET status = 'paid'`,
    ],
    ['a withdrawal on its way', () => addWithdrawal(), `UPDATE withdrawal SET status = 'paid'`],
    [
      'a withdrawal that may still fail',
      () => addWithdrawal(),
      `UPDATE withdrawal SET status = 'returned'`,
    ],
  ])('may not with %s', async (_, make, settle) => {
    await make()
    expect(await move(abroad)).toMatchObject(refused)
    if (settle === undefined) return
    await server.db.query({ text: settle })
    expect((await move(abroad)).status).toBe(200)
  })

  it('changes nothing else when it is refused', async () => {
    await deposit('one', 1n)
    await move({ ...abroad, phone: '+233241234567' })
    const [row] = await server.db.query({
      text: 'SELECT country, phone FROM member WHERE id = $1',
      values: [member],
    })
    expect(row).toEqual({ country: 'Nigeria', phone: '+2348031234567' })
  })
})

// On PostgreSQL these run concurrently; the embedded engine runs one after the other.
it('never strands naira that arrives at the same moment', async () => {
  for (let round = 0; round < 12; round += 1) {
    const key = `round ${round}`
    const leave = async () => (await move(abroad)).status === 200
    const credit = () =>
      server.db.transaction(async tx => {
        const currencies = await lockCurrencies(tx, member)
        if (!currencies.includes('NGN')) return false
        const arrived = money('NGN', 1n)
        const attempt = idempotencyKey('test', key)
        const facts = { attempt, payment: key, member, arrived, reference: key, arrivedAt: now() }
        await post(tx, depositByTransfer(facts))
        return true
      })
    const both = round % 2 === 0 ? [leave, credit] : [credit, leave]
    const done = await Promise.all(both.map(act => act()))
    expect(done.filter(Boolean), key).toHaveLength(1)
    const { ngn } = await server.ask(getWallets, { token })
    if (ngn === null) await move(home)
    else await takeAway(key)
  }
})
