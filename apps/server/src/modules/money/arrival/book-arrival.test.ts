// Money that comes for a payment: how much it is, in time or not, and for what.

import type { Money } from '@kinfold/contract/money/money'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import { operators } from '@kinfold/personas/operators/operators'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  accountOf,
  dollars,
  naira,
  openPayingClub,
  type PayingClub,
  payer,
} from '#test/clubs/paying.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { closeMonth } from '../../../ledger/close-month.ts'
import { member } from '../../base/person/account.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import type { payment } from '../payment/payment.tables.ts'

let club: PayingClub
beforeAll(async () => {
  club = await openPayingClub()
})
afterAll(() => club[Symbol.asyncDispose]())
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
})

const inTime = () => club.server.clock.now
const ago = (ms: number) => new Date(inTime().getTime() - ms)
const tooLate = () => new Date(inTime().getTime() + 2 * 3_600_000)
const latestNews = async () => {
  const token = await sessionFor(club.server, payer.email)
  const { items } = await club.server.ask(listNotifications, { token, query: {} })
  return items[0]
}
const readPortfolio = async (id: string) => {
  const [found] = await club.server.db.orm.select().from(portfolio).where(eq(portfolio.id, id))
  return found
}

describe('a deposit by card', () => {
  it.each<[string, bigint, object, Record<string, bigint>]>([
    [
      'that arrives as it was asked for',
      101_500n,
      { amountMinor: 100_000n, feeMinor: 1_500n },
      { 'wallet NGN': 100_000n, 'fees NGN': 1_500n, 'clearing card NGN': -101_500n },
    ],
    [
      'that is short counts as it came',
      91_500n,
      { amountMinor: 90_000n, feeMinor: 1_500n },
      { 'wallet NGN': 90_000n, 'fees NGN': 1_500n, 'clearing card NGN': -91_500n },
    ],
    [
      'that is over counts as it came',
      201_500n,
      { amountMinor: 200_000n, feeMinor: 1_500n },
      { 'wallet NGN': 200_000n, 'fees NGN': 1_500n, 'clearing card NGN': -201_500n },
    ],
    [
      'of no more than its fee is charged none',
      1_500n,
      { amountMinor: 1_500n, feeMinor: 0n, cardFeeMinor: 0n },
      { 'wallet NGN': 1_500n, 'clearing card NGN': -1_500n },
    ],
    [
      'of a kobo is a kobo',
      1n,
      { amountMinor: 1n, feeMinor: 0n, cardFeeMinor: 0n },
      { 'wallet NGN': 1n, 'clearing card NGN': -1n },
    ],
  ])('%s', async (_what, minor, row, moved) => {
    const id = await club.begin({ cardFeeMinor: 500n })
    const changes = await club.changes(() => club.arrive(id, { amount: naira(minor) }))
    expect(changes).toEqual(moved)
    expect(await club.read(id)).toMatchObject({
      ...row,
      status: 'succeeded',
      totalMinor: 101_500n,
      receivedMinor: minor,
      chargeId: `charge of ${id}`,
      settledAt: inTime(),
      askAt: null,
    })
  })

  it('is booked once, however often the charge is reported', async () => {
    const id = await club.begin()
    const amount = naira(101_500n)
    const first = await club.arrive(id, { amount })
    expect(await club.changes(() => club.arrive(id, { amount }))).toEqual({})
    expect(await club.arrive(id, { amount })).toEqual(first)
  })

  it('is told once, with what was expected and what came', async () => {
    const id = await club.begin()
    await club.arrive(id, { amount: naira(81_500n) })
    await club.arrive(id, { amount: naira(81_500n) })
    expect(await latestNews()).toMatchObject({
      kind: 'payment',
      title: 'Your money has arrived',
      body: expect.stringMatching(
        /₦800 is in your NGN wallet.*₦815 arrived, less than the ₦1,015/s,
      ),
      link: '/dashboard/wallet?currency=NGN',
    })
    const mails = await club.server.inbox(payer.email)
    expect(mails.filter(({ text }) => text.includes('₦815 arrived'))).toHaveLength(1)
  })

  it('in dollars has the clearing account of dollars', async () => {
    const id = await club.begin({ currency: 'USD', amountMinor: 1_000n, feeMinor: 45n })
    expect(await club.changes(() => club.arrive(id, { amount: dollars(1_045n) }))).toEqual({
      'wallet USD': 1_000n,
      'fees USD': 45n,
      'clearing card USD': -1_045n,
    })
  })
})

describe.each<[string, PaymentStatus]>([
  ['expired', 'expired'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
])('a payment that is %s', (_what, status) => {
  it('takes money for a wallet all the same', async () => {
    const id = await club.begin({ status, failureReason: 'The card was declined.' })
    const changes = await club.changes(() => club.arrive(id, { amount: naira(101_500n) }))
    expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
    expect(await club.read(id)).toMatchObject({ status: 'succeeded', failureReason: null })
  })

  it('leaves its portfolio alone: the money goes to the wallet', async () => {
    const into = await club.portfolio('NGN')
    const id = await club.begin({ status, portfolioId: into })
    const changes = await club.changes(
      () => club.arrive(id, { amount: naira(101_500n) }),
      [accountOf(into)],
    )
    expect(changes).toEqual({
      'wallet NGN': 100_000n,
      'fees NGN': 1_500n,
      'clearing card NGN': -101_500n,
    })
    expect(await club.read(id)).toMatchObject({
      status: 'succeeded',
      portfolioId: into,
      walletId: expect.any(String),
    })
    expect(await readPortfolio(into)).toMatchObject({ status: 'pending_payment', startedOn: null })
    expect(await latestNews()).toMatchObject({
      title: 'Your money is in your wallet',
      body: expect.stringContaining('too late for Rainy Days, so ₦1,000 is in your NGN wallet'),
    })
  })
})

describe('the first money of a portfolio', () => {
  it.each<PortfolioStatus>(['pending_payment', 'pending_confirmation'])(
    'begins its term on the club’s day, from %s',
    async status => {
      const into = await club.portfolio('NGN', status)
      const id = await club.begin({ portfolioId: into })
      const changes = await club.changes(
        () => club.arrive(id, { amount: naira(101_500n) }),
        [accountOf(into)],
      )
      expect(changes).toEqual({
        'portfolio NGN': 100_000n,
        'fees NGN': 1_500n,
        'clearing card NGN': -101_500n,
      })
      expect(await readPortfolio(into)).toMatchObject({
        status: 'active',
        startedOn: '2026-06-03',
        maturesOn: '2026-12-03',
      })
      expect(await club.read(id)).toMatchObject({ status: 'succeeded', walletId: null })
      expect(await latestNews()).toMatchObject({
        title: 'Your contribution has arrived',
        link: `/dashboard/my-investments/details/${into}`,
      })
    },
  )

  describe('of a plan that begins with ₦900', () => {
    const minimum = 90_000n
    const bank = { gateway: 'bank', status: 'pending_confirmation', feeMinor: 0n } as const

    it.each<[string, bigint, 'wallet' | 'portfolio']>([
      ['a kobo', 1n, 'wallet'],
      ['a kobo less than that', minimum - 1n, 'wallet'],
      ['just that', minimum, 'portfolio'],
    ])('lets it begin with no less: %s', async (_what, minor, to) => {
      const into = await club.portfolio('NGN', 'pending_confirmation', minimum)
      const id = await club.begin({ portfolioId: into, ...bank, expiresAt: null })
      const by = operators.tunde.operatorId
      const changes = await club.changes(
        () => club.arrive(id, { amount: naira(minor), chargeId: null, by }),
        [accountOf(into)],
      )
      expect(changes).toEqual({ [`${to} NGN`]: minor, 'bank NGN': -minor })
      expect(await readPortfolio(into)).toMatchObject({
        status: to === 'portfolio' ? 'active' : 'pending_payment',
      })
      if (to === 'portfolio') return
      expect(await club.read(id)).toMatchObject({ status: 'succeeded', amountMinor: minor })
      expect(await latestNews()).toMatchObject({
        title: 'Your money is in your wallet',
        body: expect.stringMatching(/and Rainy Days begins with ₦900 or more\. So ₦/),
        link: '/dashboard/wallet?currency=NGN',
      })
    })

    it('lets it begin with what was agreed, although the plan asks for more by now', async () => {
      const into = await club.portfolio('NGN', 'pending_payment', 10_000_000n)
      const id = await club.begin({ portfolioId: into })
      await club.arrive(id, { amount: naira(101_500n) })
      expect(await readPortfolio(into)).toMatchObject({ status: 'active' })
    })

    it('takes any amount more once it has begun', async () => {
      const into = await club.portfolio('NGN', 'active', minimum)
      const id = await club.begin({ portfolioId: into, purpose: 'top_up' })
      const arrives = () => club.arrive(id, { amount: naira(1_501n) })
      const changes = await club.changes(arrives, [accountOf(into)])
      expect(changes).toMatchObject({ 'portfolio NGN': 1n })
    })

    it('begins no recurring contribution with less', async () => {
      const into = await club.portfolio('NGN', 'pending_payment', minimum)
      const subscriptionId = await club.recurring(into)
      const id = await club.begin({ portfolioId: into, subscriptionId })
      await club.arrive(id, { amount: naira(2_000n) })
      expect(await club.readRecurring(subscriptionId)).toMatchObject({ status: 'cancelled' })
    })
  })

  it('makes the recurring contribution active that it paid for', async () => {
    const into = await club.portfolio('NGN')
    const subscriptionId = await club.recurring(into)
    const id = await club.begin({ portfolioId: into, subscriptionId })
    await club.arrive(id, { amount: naira(101_500n) })
    expect(await club.readRecurring(subscriptionId)).toMatchObject({
      status: 'active',
      lastChargedAt: inTime(),
    })
  })
})

describe('more money for a portfolio', () => {
  it.each<[string, Partial<typeof payment.$inferInsert>, Record<string, bigint>]>([
    ['by card', { purpose: 'top_up' }, { 'clearing card NGN': -101_500n }],
    [
      'by transfer',
      { purpose: 'top_up', gateway: 'transfer' },
      { 'clearing transfer NGN': -101_500n },
    ],
    [
      'to the bank',
      { purpose: 'top_up', gateway: 'bank', status: 'pending_confirmation', expiresAt: null },
      { 'bank NGN': -101_500n },
    ],
    ['of a further contribution', {}, { 'clearing card NGN': -101_500n }],
  ])('%s arrives where it is', async (_what, of, from) => {
    const into = await club.portfolio('NGN', 'active')
    const id = await club.begin({ portfolioId: into, ...of })
    const changes = await club.changes(
      () => club.arrive(id, { amount: naira(101_500n) }),
      [accountOf(into)],
    )
    expect(changes).toEqual({ 'portfolio NGN': 100_000n, 'fees NGN': 1_500n, ...from })
    expect(await readPortfolio(into)).toMatchObject({ status: 'active', startedOn: null })
  })

  it.each<PortfolioStatus>(['cancelled', 'closed', 'matured'])(
    'goes to the wallet when it is %s',
    async status => {
      const into = await club.portfolio('NGN', status)
      const id = await club.begin({ portfolioId: into, purpose: 'top_up' })
      const changes = await club.changes(
        () => club.arrive(id, { amount: naira(101_500n) }),
        [accountOf(into)],
      )
      expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
      expect(changes).not.toHaveProperty('portfolio NGN')
      expect(await readPortfolio(into)).toMatchObject({ status })
    },
  )

  it('is in time until the moment at which the checkout expires', async () => {
    const into = await club.portfolio('NGN')
    const id = await club.begin({ portfolioId: into })
    const { expiresAt } = await club.read(id)
    const arrivedAt = expiresAt ?? inTime()
    const changes = await club.changes(
      () => club.arrive(id, { amount: naira(101_500n), arrivedAt }),
      [accountOf(into)],
    )
    expect(changes).toMatchObject({ 'portfolio NGN': 100_000n })
  })

  it('goes to the wallet after the checkout has expired, whether or not anybody noticed', async () => {
    const into = await club.portfolio('NGN')
    const id = await club.begin({ portfolioId: into })
    const changes = await club.changes(() =>
      club.arrive(id, { amount: naira(101_500n), arrivedAt: tooLate() }),
    )
    expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  })
})

describe('a transfer to the club’s bank account', () => {
  it('that an operator confirms is booked with what arrived', async () => {
    const into = await club.portfolio('NGN', 'pending_confirmation')
    const status = 'pending_confirmation' as const
    const id = await club.begin({
      portfolioId: into,
      gateway: 'bank',
      status,
      feeMinor: 0n,
      expiresAt: null,
    })
    const by = operators.tunde.operatorId
    const amount = naira(99_000n)
    const changes = await club.changes(
      () => club.arrive(id, { amount, chargeId: null, by }),
      [accountOf(into)],
    )
    expect(changes).toEqual({ 'portfolio NGN': 99_000n, 'bank NGN': -99_000n })
    const confirmed = await club.read(id)
    expect(confirmed).toMatchObject({
      status: 'succeeded',
      amountMinor: 99_000n,
      totalMinor: 100_000n,
      decidedBy: by,
      decidedAt: inTime(),
      chargeId: null,
    })
    expect(await club.arrive(id, { amount, chargeId: null, by })).toEqual(confirmed)
  })
})

describe('naira for dollars', () => {
  it.each<[string, bigint, object, Record<string, bigint>]>([
    [
      'buy what was quoted',
      1_522_500n,
      { amountMinor: 1_000n, feeMinor: 22_500n, rate: '1500' },
      { 'wallet USD': 1_000n, 'fx NGN': 1_500_000n, 'fx USD': -1_000n },
    ],
    [
      'that are short buy less at the quoted rate, rounded down',
      1_521_000n,
      { amountMinor: 999n, feeMinor: 22_500n, rate: '1500' },
      { 'wallet USD': 999n, 'fx NGN': 1_498_500n, 'fx USD': -999n },
    ],
    [
      'that are short by less than a cent buy a cent less',
      1_522_499n,
      { amountMinor: 999n, feeMinor: 22_500n, rate: '1500' },
      { 'wallet USD': 999n, 'fx NGN': 1_499_999n, 'fx USD': -999n },
    ],
    [
      'that are over by up to a hundredth buy more',
      1_537_725n,
      { amountMinor: 1_010n, feeMinor: 22_500n, rate: '1500' },
      { 'wallet USD': 1_010n, 'fx NGN': 1_515_225n, 'fx USD': -1_010n },
    ],
  ])('%s', async (_what, minor, row, moved) => {
    const id = await club.beginLocalised()
    const changes = await club.changes(() => club.arrive(id, { amount: naira(minor) }))
    expect(changes).toEqual({ ...moved, 'fees NGN': 22_500n, 'clearing card NGN': -minor })
    expect(await club.read(id)).toMatchObject({
      ...row,
      status: 'succeeded',
      currency: 'USD',
      paidCurrency: 'NGN',
      totalMinor: 1_522_500n,
      receivedMinor: minor,
    })
  })

  it.each([1_537_726n, 3_022_500n])(
    'that are over by more than that (%i) stay naira, all of them',
    async minor => {
      const into = await club.portfolio('USD')
      const id = await club.beginLocalised({ portfolioId: into })
      const rest = minor - 22_500n
      expect(await club.changes(() => club.arrive(id, { amount: naira(minor) }))).toEqual({
        'wallet NGN': rest,
        'fees NGN': 22_500n,
        'clearing card NGN': -minor,
      })
      expect(await club.read(id)).toMatchObject({
        status: 'succeeded',
        currency: 'NGN',
        amountMinor: rest,
        totalMinor: 1_522_500n,
        rate: null,
      })
      expect(await readPortfolio(into)).toMatchObject({ status: 'pending_payment' })
      expect(await latestNews()).toMatchObject({
        title: 'Your money is in your wallet',
        body: expect.stringMatching(
          /more than the ₦15,225 we expected\..* we exchanged nothing: .* is in your NGN wallet/,
        ),
        link: '/dashboard/wallet?currency=NGN',
      })
    },
  )

  it('too few for a cent stay naira', async () => {
    const into = await club.portfolio('USD')
    const id = await club.beginLocalised({ portfolioId: into })
    expect(await club.changes(() => club.arrive(id, { amount: naira(1_499n) }))).toEqual({
      'wallet NGN': 1_499n,
      'clearing card NGN': -1_499n,
    })
    expect(await club.read(id)).toMatchObject({
      currency: 'NGN',
      amountMinor: 1_499n,
      rate: null,
      status: 'succeeded',
    })
    expect(await readPortfolio(into)).toMatchObject({ status: 'pending_payment' })
    expect(await latestNews()).toMatchObject({
      title: 'Your money is in your wallet',
      body: expect.stringMatching(/^₦14.99 arrived, too little .* is in your NGN wallet/),
    })
  })

  it('go into a portfolio', async () => {
    const into = await club.portfolio('USD')
    const id = await club.beginLocalised({ portfolioId: into })
    const arrive = () => club.arrive(id, { amount: naira(1_522_500n) })
    expect(await club.changes(arrive, [accountOf(into, 'USD')])).toEqual({
      'portfolio USD': 1_000n,
      'fees NGN': 22_500n,
      'fx NGN': 1_500_000n,
      'fx USD': -1_000n,
      'clearing card NGN': -1_522_500n,
    })
    expect(await readPortfolio(into)).toMatchObject({ status: 'active' })
  })

  it('are dollars in the wallet when the portfolio is gone and the rate still holds', async () => {
    const into = await club.portfolio('USD', 'cancelled')
    const id = await club.beginLocalised({ portfolioId: into })
    const changes = await club.changes(() => club.arrive(id, { amount: naira(1_522_500n) }))
    expect(changes).toMatchObject({ 'wallet USD': 1_000n })
  })

  it('stay naira when the rate no longer holds', async () => {
    const into = await club.portfolio('USD')
    const id = await club.beginLocalised({ portfolioId: into, status: 'expired' })
    const amount = naira(1_522_500n)
    const changes = await club.changes(() => club.arrive(id, { amount, arrivedAt: tooLate() }))
    expect(changes).toEqual({
      'wallet NGN': 1_500_000n,
      'fees NGN': 22_500n,
      'clearing card NGN': -1_522_500n,
    })
    expect(await club.read(id)).toMatchObject({ currency: 'NGN', rate: null })
  })

  it.each<[PaymentStatus, number]>([
    ['failed', 0],
    ['cancelled', 0],
    ['failed', 90],
    ['cancelled', 90],
  ])(
    'stay naira where the transfer they come by, which never expires, is %s: %i days later',
    async (status, days) => {
      const bank = { gateway: 'bank', expiresAt: null, status } as const
      const id = await club.beginLocalised(bank)
      club.server.clock.forward(days * 24 * 3_600_000)
      const by = operators.tunde.operatorId
      const confirm = () => club.arrive(id, { amount: naira(1_522_500n), chargeId: null, by })
      expect(await club.changes(confirm)).toMatchObject({ 'wallet NGN': 1_500_000n })
    },
  )

  it.each([
    ['for three days buy', 72, { 'portfolio USD': 1_000n }],
    ['after three days stay naira', 73, { 'wallet NGN': 1_500_000n }],
  ])('in a transfer to the bank %s', async (_when, hours, credited) => {
    const into = await club.portfolio('USD', 'pending_confirmation')
    const id = await club.beginLocalised({
      gateway: 'bank',
      status: 'pending_confirmation',
      portfolioId: into,
      expiresAt: null,
      createdAt: new Date(inTime().getTime() - hours * 3_600_000),
    })
    const arrive = () => club.arrive(id, { amount: naira(1_522_500n), arrivedAt: ago(1_000) })
    const changes = await club.changes(arrive, [accountOf(into, 'USD')])
    expect(changes).toMatchObject({ ...credited, 'bank NGN': -1_522_500n })
    const isConverted = 'portfolio USD' in credited
    expect((await club.read(id)).rate).toBe(isConverted ? '1500' : null)
  })
})

describe('money for a payment that was paid', () => {
  it.each<[string, Money, string, Record<string, bigint>, string]>([
    [
      'naira',
      naira(101_500n),
      'NGN',
      { 'wallet NGN': 101_500n, 'clearing card NGN': -101_500n },
      'You paid twice',
    ],
    [
      'dollars',
      dollars(700n),
      'USD',
      { 'wallet USD': 700n, 'clearing card USD': -700n },
      'More of your money has arrived',
    ],
  ])('is a payment of its own, in %s', async (_what, amount, currency, moved, title) => {
    const into = await club.portfolio('NGN')
    const id = await club.begin({ portfolioId: into })
    await club.arrive(id, { amount: naira(101_500n) })
    const first = await club.read(id)
    const again = () => club.arrive(id, { amount, chargeId: `another of ${id}` })
    expect(await club.changes(again, [accountOf(into)])).toEqual(moved)
    expect(await club.read(id)).toEqual(first)
    const second = await again()
    expect(second).toMatchObject({
      purpose: 'deposit',
      status: 'succeeded',
      currency,
      amountMinor: amount.minor,
      feeMinor: 0n,
      reference: `${first.reference}-2`,
      portfolioId: null,
      walletId: expect.any(String),
    })
    expect(await latestNews()).toMatchObject({
      title,
      body: expect.stringContaining(first.reference),
    })
    const third = await club.arrive(id, { amount, chargeId: `a third of ${id}` })
    expect(third.reference).toBe(`${first.reference}-3`)
  })
})

it('a charge in another currency than was asked for stays what it is', async () => {
  const into = await club.portfolio('NGN')
  const id = await club.begin({ portfolioId: into })
  expect(await club.changes(() => club.arrive(id, { amount: dollars(101_500n) }))).toEqual({
    'wallet USD': 101_500n,
    'clearing card USD': -101_500n,
  })
  expect(await club.read(id)).toMatchObject({
    status: 'succeeded',
    currency: 'USD',
    paidCurrency: 'USD',
    amountMinor: 101_500n,
    totalMinor: 101_500n,
    feeMinor: 0n,
  })
  expect(await latestNews()).toMatchObject({
    title: 'Your money is in your wallet',
    body: expect.stringContaining('in another currency than Rainy Days takes'),
  })
})

/** A member who lives abroad holds only dollars. */
async function whileAbroad(work: () => Promise<void>): Promise<void> {
  const { orm } = club.server.db
  const [before] = await orm.select().from(member).where(eq(member.id, payer.id))
  const { country = 'Nigeria', citizenship = [] } = before ?? {}
  const live = (where: Pick<typeof member.$inferInsert, 'country' | 'citizenship'>) =>
    orm.update(member).set(where).where(eq(member.id, payer.id))
  await live({ country: 'Canada', citizenship: ['Canada'] })
  try {
    await work()
  } finally {
    await live({ country, citizenship })
  }
}

it('naira of a member who holds only dollars now are set aside, once', async () => {
  const id = await club.begin({ status: 'expired' })
  const arrive = () => club.arrive(id, { amount: naira(101_500n) })
  await whileAbroad(async () => {
    expect(await club.changes(arrive)).toEqual({ 'clearing card NGN': -101_500n })
    expect(await club.changes(arrive)).toEqual({})
  })
  expect(await club.read(id)).toMatchObject({ status: 'expired', receivedMinor: 101_500n })
  expect(await latestNews()).toMatchObject({ title: 'We hold a payment of yours' })
  const kept = await club.server.db.orm.select().from(unmatchedMoney)
  expect(kept.filter(({ state }) => state === 'open')).toContainEqual(
    expect.objectContaining({ amountMinor: 101_500n, senderName: 'Dayo Bello' }),
  )
})

it.each<PaymentStatus>(['pending', 'succeeded'])(
  'what was set aside for a payment that is %s stays so when its member holds naira again',
  async status => {
    const id = await club.begin()
    if (status === 'succeeded') await club.arrive(id, { amount: naira(101_500n) })
    const charges = ['one', 'two'].map(each => ({
      amount: naira(50_000n),
      chargeId: `${each} of ${id}`,
    }))
    const arrive = async () => {
      for (const charge of charges) await club.arrive(id, charge)
    }
    await whileAbroad(arrive)
    expect(await club.changes(arrive)).toEqual({})
    expect(await club.read(id)).toMatchObject({ status })
  },
)

it('money that comes to light after its month was closed is booked today', async () => {
  const id = await club.begin()
  const [closedBy, confirmedBy] = [operators.tunde.operatorId, operators.uche.operatorId]
  await club.server.asOwner(owner => closeMonth(owner, { month: '2026-05', closedBy, confirmedBy }))
  const arrivedAt = new Date('2026-05-20T09:00:00Z')
  const changes = await club.changes(() => club.arrive(id, { amount: naira(101_500n), arrivedAt }))
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
})
