import { purpleDollar, steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'

let club: StartingClub
beforeAll(async () => {
  club = await openStartingClub()
})
afterAll(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})
beforeEach(() => club.later())

const naira = { gateway: 'wallet', target_wallet: 'NGN' } as const
const dollars = { gateway: 'wallet', target_wallet: 'USD' } as const
const growth = portfolioFactsOf('dayo growth pool').id

describe('a payment from the wallet', () => {
  it('opens a portfolio that is active at once', async () => {
    const before = await club.available()
    const answer = begun(
      await club.initialize({ ...naira, product_id: steadyIncome.id, amount: 25_000.5 }),
    )
    expect(answer).toMatchObject({
      gateway: 'wallet',
      status: 'succeeded',
      payment_link: null,
      account: null,
      expires_at: null,
      reference: expect.stringMatching(/^KF-[2-9A-Z]{8}$/),
    })
    expect(await club.portfolio(answer.portfolio_id)).toMatchObject({
      status: 'active',
      value: 25_000.5,
      awaited: 0,
      at_maturity: 'pay_out',
      started_on: '2026-06-03',
      matures_on: '2026-12-03',
    })
    expect(await club.available()).toBe(before - 25_000.5)
    const amount = { currency: 'NGN', amount: 25_000.5 }
    expect(await club.payment(answer.payment_id)).toMatchObject({
      purpose: 'portfolio',
      status: 'succeeded',
      amount,
      fee: { currency: 'NGN', amount: 0 },
      fees: [],
      total: amount,
      received: amount,
      wallet_id: null,
      plan: { id: steadyIncome.id, name: 'Steady Income' },
      settled_at: club.server.clock.now.toISOString(),
    })
    expect((await club.news())[0]).toBe('Your contribution has arrived')
    expect(club.provider.orders).toEqual([])
  })

  it('keeps what is to happen at maturity', async () => {
    const { portfolio_id } = begun(await club.initialize({ ...naira, at_maturity: 'roll_over' }))
    expect(await club.portfolio(portfolio_id)).toMatchObject({ at_maturity: 'roll_over' })
  })

  it('tops up a portfolio', async () => {
    const { value, started_on } = await club.portfolio(growth)
    const { payment_id, portfolio_id } = begun(await club.topUp(growth, naira))
    expect(portfolio_id).toBe(growth)
    expect(await club.portfolio(growth)).toMatchObject({ value: value + 5_000, started_on })
    expect((await club.payment(payment_id)).purpose).toBe('top_up')
  })

  it('pays for dollars in naira, rounded up, at the rate in force', async () => {
    const before = { ngn: await club.available('NGN'), usd: await club.available('USD') }
    const { payment_id, portfolio_id } = begun(
      await club.initialize({ ...naira, product_id: purpleDollar.id, amount: 250.01 }),
    )
    // 250.01 × 1,532.5 = 383,140.325
    const paid = 383_140.33
    expect(await club.available('NGN')).toBeCloseTo(before.ngn - paid, 2)
    expect(await club.available('USD')).toBe(before.usd)
    expect(await club.portfolio(portfolio_id)).toMatchObject({ value: 250.01, currency: 'USD' })
    expect(await club.payment(payment_id)).toMatchObject({
      amount: { currency: 'USD', amount: 250.01 },
      total: { currency: 'NGN', amount: paid },
    })
  })

  it('is the last kobo at most', async () => {
    await using club = await openStartingClub()
    const available = await club.available()
    expect((await club.initialize({ ...naira, amount: available + 0.01 })).code).toBe(
      'insufficient_balance',
    )
    begun(await club.initialize({ ...naira, amount: available }))
    expect(await club.available()).toBe(0)
    expect((await club.topUp(growth, { ...naira, amount: 0.01 })).code).toBe('insufficient_balance')
  })

  it.each([0, -1, 0.001, 1e12 + 1, Number.NaN])('is refused for the amount %s', async amount => {
    expect((await club.topUp(growth, { ...naira, amount })).code).toBe('validation_failed')
  })

  it('is refused for more than can be converted at once', async () => {
    const wish = { ...naira, product_id: purpleDollar.id, amount: 1e12 }
    expect(await club.initialize(wish)).toMatchObject({
      code: 'validation_failed',
      fields: { amount: expect.any(String) },
    })
  })

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['naira from dollars', dollars, 'currency_mismatch'],
    ['into a plan that is closed', { ...naira, product_id: 6, amount: 100_000 }, 'plan_closed'],
    ['into a plan nobody has announced', { ...naira, product_id: 7 }, 'not_found'],
    ['into a plan that is not there', { ...naira, product_id: 999 }, 'not_found'],
    ['of less than the minimum', { ...naira, amount: 49_999.99 }, 'below_minimum'],
    ['that recurs', { ...naira, recurring: true, interval: 'monthly' }, 'validation_failed'],
  ])('is refused %s', async (_, body, code) => {
    const before = await club.available()
    expect((await club.initialize(body)).code).toBe(code)
    expect(await club.available()).toBe(before)
  })

  it('is refused to a member who has no such wallet', async () => {
    const wish = { ...naira, product_id: purpleDollar.id, amount: 250 }
    expect((await club.initialize(wish, { as: 'efe' })).code).toBe('wallet_not_available')
    const inNaira = { ...naira, amount: 50_000 }
    expect((await club.initialize(inNaira, { as: 'efe' })).code).toBe('not_found')
  })

  it.each([
    ['bola', 'kyc_required'],
    ['halima', 'terms_not_accepted'],
  ] as const)('is refused to %s: %s', async (as, code) => {
    expect((await club.initialize(naira, { as })).code).toBe(code)
  })

  it('never goes into another member’s portfolio, nor one that takes nothing', async () => {
    expect((await club.topUp(growth, { ...dollars, amount: 1 }, { as: 'efe' })).code).toBe(
      'not_found',
    )
    const closed = portfolioFactsOf('dayo harvest').id
    expect((await club.topUp(closed, naira)).code).toBe('portfolio_not_open')
  })

  it('needs a rate to pay for dollars', async () => {
    await using club = await openStartingClub()
    await club.server.asOwner(db =>
      db.query({ text: `UPDATE exchange_rate SET set_at = '2027-01-01'` }),
    )
    const wish = { ...naira, product_id: purpleDollar.id, amount: 250 }
    expect((await club.initialize(wish)).code).toBe('exchange_rate_missing')
  })

  it('is carried out once for a key, however often it is sent', async () => {
    const before = await club.available()
    const first = await club.initialize(naira, { key: 'one-payment' })
    const again = await club.initialize(naira, { key: 'one-payment' })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await club.initialize({ ...naira, amount: 60_000 }, { key: 'one-payment' })).code).toBe(
      'idempotency_mismatch',
    )
    expect(await club.available()).toBe(before - 50_000)
  })

  it('at the same moment never takes more than there is', async () => {
    await using club = await openStartingClub()
    const available = await club.available()
    const part = Math.floor(available / 3)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => club.initialize({ ...naira, amount: part, again: true })),
    )
    const codes = answers.map(({ status, code }) => code ?? status)
    expect(codes.filter(code => code === 200)).toHaveLength(3)
    expect(new Set(codes)).toEqual(new Set([200, 'insufficient_balance']))
    expect(await club.available()).toBeCloseTo(available - 3 * part, 2)
  })
})
