// Money by card can be contributed at once and withdrawn later, whatever its member does with it meanwhile.
import type { Currency } from '@kinfold/contract/money/currency'
import { confirmFee } from '@kinfold/contract/operator/fee/confirm-fee'
import { proposeFee } from '@kinfold/contract/operator/fee/propose-fee'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { naira, payer } from '#test/clubs/paying.ts'
import { type ClaimsDesk, openClaimsDesk } from '#test/desks/claims-desk.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { moveClock } from '../../../clock/move-clock.ts'
import { recordUnmatched } from '../parked/record-unmatched.ts'

let desk: ClaimsDesk
beforeEach(async () => {
  desk = await openClaimsDesk()
  await clearsAfter(2)
})
afterEach(() => desk[Symbol.asyncDispose]())

const clearsAfter = (days: number) =>
  desk.club.server.db.query({
    text: `UPDATE fee_rule SET clearing_days = $1 WHERE gateway <> 'transfer' AND name = 'processing'`,
    values: [days],
  })
const at = (moment: string) => {
  desk.club.server.clock.now = new Date(moment)
}
const wallet = async (currency: Currency = 'NGN') => {
  const { ngn, usd } = await desk.club.server.ask(getWallets, { token: await desk.tokenOf('dayo') })
  return (currency === 'NGN' ? ngn : usd) ?? usd
}
const ask = async (amount: number, currency: Currency = 'NGN') =>
  desk.club.server.call('POST', `/api/wallet/withdrawal/create/${walletIdOf('dayo', currency)}`, {
    token: await desk.tokenOf('dayo'),
    body: { amount },
  })
const begunInto = async (currency: Currency = 'NGN') => desk.club.portfolio(currency, 'active')
/** By two, as it may hold more than one closes alone. */
const close = async (portfolioId: string) => {
  const body = { reason: 'They asked for it.' }
  const path = `portfolio/close/${portfolioId}`
  const first = await desk.post(path, body)
  expect(first).toMatchObject({ status: 200 })
  if (Object(first.body).status !== 'closed')
    expect(await desk.post(path, body, 'uche')).toMatchObject({ status: 200 })
}
/** Of ₦1,000 and its fee of ₦15. */
const byCard = async (of?: Parameters<ClaimsDesk['paid']>[0]) => (await desk.paid(of)).id

const wednesday = { amount: 1_000, from: '2026-06-05' }

describe('a deposit by card', () => {
  it('is available at once and can be withdrawn from its day, which begins where the club is', async () => {
    const before = await wallet()
    await byCard()
    const { available, ready, ready_later } = await wallet()
    expect([available, ready]).toEqual([before.available + 1_000, before.available])
    expect(ready_later).toEqual([wednesday])
    expect(await ask(available)).toMatchObject({
      code: 'money_not_ready',
      body: {
        error: expect.stringContaining(' from Fri\u00a05\u00a0Jun, once its payment has cleared.'),
      },
    })
    expect((await ask(ready)).status).toBe(200)
    expect(await wallet()).toMatchObject({ available: 1_000, ready: 0, ready_later: [wednesday] })
    expect((await ask(0.01)).code).toBe('money_not_ready')

    at('2026-06-04T22:59:59.999Z')
    expect((await ask(1_000)).code).toBe('money_not_ready')
    at('2026-06-04T23:00:00Z')
    expect(await wallet()).toMatchObject({ available: 1_000, ready: 1_000, ready_later: [] })
    expect((await ask(1_000)).status).toBe(200)
  })

  it('waits over a weekend and a holiday, and follows the sandbox’s clock', async () => {
    at('2026-06-10T21:00:00Z')
    await byCard()
    // Thursday counts, Democracy Day and the weekend don't.
    expect((await wallet()).ready_later).toEqual([{ amount: 1_000, from: '2026-06-15' }])
    const { db } = desk.club.server
    await moveClock(db, 4 * 86_400_000)
    expect((await wallet()).ready_later).toHaveLength(1)
    await moveClock(db, 4 * 86_400_000 + 2 * 3_600_000)
    const { available, ready } = await wallet()
    expect(ready).toBe(available)
    expect((await ask(available)).status).toBe(200)
  })

  it('that comes twice waits twice, and one by transfer doesn’t', async () => {
    const id = await byCard()
    at('2026-06-04T09:00:00Z')
    await desk.club.arrive(id, { amount: naira(101_500n), chargeId: 'another charge' })
    expect((await wallet()).ready_later).toEqual([wednesday, { amount: 1_015, from: '2026-06-08' }])
    const { ready } = await wallet()
    const other = await desk.club.begin({ gateway: 'transfer' })
    await desk.club.arrive(other, { amount: naira(101_500n) })
    expect((await wallet()).ready).toBe(ready + 1_000)
  })

  it('keeps the day that it was given while two people change the time', async () => {
    await byCard()
    const { server } = desk.club
    await clearsAfter(3)
    const { id } = await server.ask(proposeFee, {
      token: await desk.tokenOf('zainab'),
      body: {
        name: 'processing',
        gateway: 'card',
        currency: 'NGN',
        bps: 150,
        fixed: 0,
        cap: 2_000,
        bearer: 'member',
        clearing_days: 0,
        reason: 'Our cards are safe.',
        version: 1,
      },
    })
    await byCard()
    expect((await wallet()).ready_later).toEqual([wednesday, { amount: 1_000, from: '2026-06-08' }])
    const confirmed = { params: { id }, body: { seen: 'proposed' as const } }
    await server.ask(confirmFee, { token: await desk.tokenOf('uche'), ...confirmed })
    const { ready } = await wallet()
    await byCard()
    expect(await wallet()).toMatchObject({ ready: ready + 1_000, ready_later: { length: 2 } })
  })
})

it.each([
  ['longer', 0, 2],
  ['shorter', 2, 0],
])(
  'a time that two make %s while a payment is on its way is that of its arrival',
  async (_, before, after) => {
    await clearsAfter(before)
    const { ready } = await wallet()
    const id = await desk.club.begin()
    await clearsAfter(after)
    await desk.club.arrive(id, { amount: naira(101_500n) })
    const later = after === 0 ? [] : [wednesday]
    expect(await wallet()).toMatchObject({
      ready: after === 0 ? ready + 1_000 : ready,
      ready_later: later,
    })
    await clearsAfter(before)
    expect(await wallet()).toMatchObject({ ready_later: later })
  },
)

describe('what lies with a provider', () => {
  const given = async (cameBy: 'card' | 'transfer', to: object = {}) => {
    const { db, parts, clock } = desk.club.server
    const row = await db.transaction(tx =>
      recordUnmatched(parts.services, tx, {
        received: naira(100_000n),
        arrivedAt: clock.now,
        senderName: '',
        bankReference: `charge by ${cameBy}`,
        cameBy,
        by: null,
      }),
    )
    if (row instanceof Refusal) throw new Error('it is known already')
    const body = { customer_id: payer.id, ...to }
    expect((await desk.post(`unmatched/assign/${row.id}`, { seen: 'open', ...body })).status).toBe(
      200,
    )
  }

  it('and is given to a wallet waits as a payment by its way does', async () => {
    const before = await wallet()
    await given('card')
    expect(await wallet()).toMatchObject({
      available: before.available + 1_000,
      ready: before.ready,
      ready_later: [wednesday],
    })
    expect((await ask(before.available + 1_000)).code).toBe('money_not_ready')
    await given('transfer')
    expect((await wallet()).ready).toBe(before.ready + 1_000)
    at('2026-06-04T23:00:00Z')
    expect((await wallet()).ready).toBe(before.ready + 2_000)
  })

  it('waits as well where it is more than a plan was to get', async () => {
    await desk.club.server.db.query({
      text: 'UPDATE fee_rule SET clearing_days = 2 WHERE clearing_days = 0',
    })
    const before = await wallet()
    const portfolioId = await begunInto()
    const announced = {
      gateway: 'transfer',
      amountMinor: 30_000n,
      feeMinor: 0n,
      totalMinor: 30_000n,
    } as const
    const payment_id = await desk.club.begin({ ...announced, portfolioId, purpose: 'top_up' })
    await given('transfer', { payment_id, differs: true, surplus_to_wallet: true })
    expect(await wallet()).toMatchObject({
      available: before.available + 700,
      ready: before.ready,
      ready_later: [{ amount: 700, from: '2026-06-05' }],
    })
    await close(portfolioId)
    expect(await wallet()).toMatchObject({ ready: before.ready, ready_later: [wednesday] })
  })
})

describe('money that goes round', () => {
  it('through a plan and back is as far as it was', async () => {
    const { available } = await wallet()
    await byCard()
    const portfolioId = await begunInto()
    const token = await desk.tokenOf('dayo')
    const body = { gateway: 'wallet', target_wallet: 'NGN', amount: available + 1_000 }
    const path = `/api/portfolio/top-up/${portfolioId}`
    expect((await desk.club.server.call('POST', path, { token, body })).status).toBe(200)
    expect(await wallet()).toMatchObject({ available: 0, ready: 0, ready_later: [] })
    await close(portfolioId)
    expect(await wallet()).toMatchObject({ ready: available, ready_later: [wednesday] })
  })

  it('into a plan by card is none of the wallet’s until the plan pays it out', async () => {
    const before = await wallet()
    const portfolioId = await begunInto()
    await byCard({ portfolioId, purpose: 'top_up' })
    expect(await wallet()).toEqual(before)
    await close(portfolioId)
    expect(await wallet()).toMatchObject({
      available: before.available + 1_000,
      ready: before.ready,
      ready_later: [wednesday],
    })
    expect((await ask(before.available + 1_000)).code).toBe('money_not_ready')
  })

  it('to a plan that is no more waits in the wallet', async () => {
    const before = await wallet()
    const portfolioId = await desk.club.portfolio('NGN', 'cancelled')
    await byCard({ portfolioId, purpose: 'portfolio' })
    expect(await wallet()).toMatchObject({ ready: before.ready, ready_later: [wednesday] })
  })

  it('into the other currency takes its day along', async () => {
    expect((await ask((await wallet()).ready)).status).toBe(200)
    await byCard({ amountMinor: 10_000_000n, totalMinor: 10_001_500n })
    const before = await wallet('USD')
    const portfolioId = await begunInto('USD')
    const token = await desk.tokenOf('dayo')
    const body = { gateway: 'wallet', target_wallet: 'NGN', amount: 20 }
    const path = `/api/portfolio/top-up/${portfolioId}`
    expect((await desk.club.server.call('POST', path, { token, body })).status).toBe(200)
    expect(await wallet('USD')).toEqual(before)
    await close(portfolioId)
    expect(await wallet('USD')).toMatchObject({
      available: before.available + 20,
      ready: before.ready,
      ready_later: [{ amount: 20, from: '2026-06-05' }],
    })
  })
})

it('lets nobody out with any of it before its day, whatever one does in whatever order', async () => {
  for (const currency of ['NGN', 'USD'] as const) {
    expect((await ask((await wallet(currency)).ready, currency)).status).toBe(200)
  }
  const much = { amountMinor: 5_000_000n, totalMinor: 5_001_500n }
  const plans = { NGN: await begunInto(), USD: await begunInto('USD') }
  const token = await desk.tokenOf('dayo')
  const moved = async (currency: Currency, amount: number) => {
    const body = { gateway: 'wallet', target_wallet: 'NGN', amount }
    const path = `/api/portfolio/top-up/${plans[currency]}`
    expect((await desk.club.server.call('POST', path, { token, body })).status).toBe(200)
  }
  const closed = async (currency: Currency) => {
    await close(plans[currency])
    plans[currency] = await begunInto(currency)
  }
  const acts: readonly (() => Promise<unknown>)[] = [
    () => byCard(much),
    () => byCard({ ...much, portfolioId: plans.NGN, purpose: 'top_up' }),
    () => moved('USD', 10),
    () => moved('NGN', 20_000),
    () => closed('USD'),
    () => closed('NGN'),
    () => moved('USD', 10),
    () => byCard({ ...much, portfolioId: plans.NGN, purpose: 'top_up' }),
    () => moved('NGN', 30_000),
    () => closed('NGN'),
    () => moved('USD', 20),
    () => closed('USD'),
  ]
  for (const act of acts) {
    await act()
    expect([(await wallet()).ready, (await wallet('USD')).ready]).toEqual([0, 0])
  }
  at('2026-06-04T23:00:00Z')
  for (const currency of ['NGN', 'USD'] as const) {
    const { available, ready } = await wallet(currency)
    expect(available).toBeGreaterThan(0)
    expect(ready).toBe(available)
  }
})

describe('money that its payer gets back', () => {
  it('is no longer waited for', async () => {
    const before = await wallet()
    const id = await byCard()
    await desk.confirmed(id, { amount: 400 })
    expect(await wallet()).toMatchObject({
      ready: before.ready,
      ready_later: [{ ...wednesday, amount: 600 }],
    })
  })

  it('is owed instead where their bank took it, and the rest of it still waits', async () => {
    const before = await wallet()
    const id = await byCard()
    const body = { dispute: 'DSP-1', reason: 'The bank wrote.', amount: 300 }
    expect((await desk.post(`chargeback/record/${id}`, body)).status).toBe(200)
    expect(await wallet()).toMatchObject({
      available: before.available + 700,
      owed: 300,
      ready: before.ready,
      ready_later: [{ ...wednesday, amount: 700 }],
    })
  })
})
