import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { demoId } from '@kinfold/personas/demo-id'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { growthPool, purpleDollar, schoolFees } from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let club: StartingClub
beforeAll(async () => {
  club = await openStartingClub()
})
afterAll(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})
beforeEach(() => club.later())

const growth = portfolioFactsOf('dayo growth pool').id
const minute = 60_000
const paymentsIn = async ({ server }: StartingClub) => {
  const [row] = await server.db.query<{ count: bigint }>({
    text: 'SELECT count(*) FROM payment',
  })
  return Number(row?.count)
}
const quote = async (of: Readonly<Record<string, unknown>> = {}) => {
  const body = {
    purpose: 'portfolio' as const,
    amount: 50_000,
    currency: 'NGN' as const,
    gateway: 'card' as const,
    ...of,
  }
  return club.server.ask(quotePayment, { token: await club.tokenOf('dayo'), body })
}
const inAnHour = () => new Date(club.server.clock.now.getTime() + 60 * minute).toISOString()

describe('a payment by card', () => {
  it('opens a portfolio that waits for it, and a checkout with the whole sum', async () => {
    const answer = begun(await club.initialize({ redirect_url: '/dashboard/overview?from=plan' }))
    const [order] = club.provider.orders
    expect(order).toMatchObject({
      way: 'card',
      total: { currency: 'NGN', minor: 5_075_000n },
      payer: { name: 'Dayo Bello', email: people.dayo.customer.email },
      description: 'Kinfold: Family Growth Pool',
      returnUrl: 'https://club.example/dashboard/overview?from=plan',
      keepsCard: false,
    })
    expect(answer).toMatchObject({
      status: 'pending',
      reference: order?.reference,
      payment_link: `/sandbox/checkout/${order?.reference}`,
      account: null,
      expires_at: inAnHour(),
    })
    expect(await club.portfolio(answer.portfolio_id)).toMatchObject({
      status: 'pending_payment',
      value: 0,
      awaited: 50_000,
      started_on: null,
    })
    expect(await club.payment(answer.payment_id)).toMatchObject({
      purpose: 'portfolio',
      status: 'pending',
      amount: { currency: 'NGN', amount: 50_000 },
      fees: [{ name: 'processing', amount: { currency: 'NGN', amount: 750 } }],
      total: { currency: 'NGN', amount: 50_750 },
      received: null,
      payment_link: answer.payment_link,
      expires_at: answer.expires_at,
      plan: { id: growthPool.id },
    })
  })

  it('pays into a wallet', async () => {
    const answer = begun(await club.deposit())
    expect(answer).toMatchObject({ status: 'pending', portfolio_id: null })
    expect(await club.payment(answer.payment_id)).toMatchObject({ purpose: 'deposit', plan: null })
    expect(club.provider.orders[0]).toMatchObject({
      description: 'Kinfold: NGN wallet',
      returnUrl: 'https://club.example/dashboard/wallet',
    })
  })

  it('pays for dollars in naira, at the rate in force', async () => {
    const wish = { product_id: purpleDollar.id, amount: 250, is_localized: true }
    const { payment_id } = begun(await club.initialize(wish))
    // 250 × 1,532.5 and 1.5 %, which is capped at ₦2,000.
    expect(club.provider.orders[0]?.total).toEqual({ currency: 'NGN', minor: 38_512_500n })
    expect(await club.payment(payment_id)).toMatchObject({
      amount: { currency: 'USD', amount: 250 },
      fee: { currency: 'NGN', amount: 2_000 },
      total: { currency: 'NGN', amount: 385_125 },
    })
  })

  it('is for dollars by the second provider once its question is answered', async () => {
    const wish = { product_id: purpleDollar.id, amount: 250, gateway: 'card_us' }
    expect((await club.initialize(wish)).fields).toHaveProperty('is_us_institution')
    const { payment_id } = begun(await club.initialize({ ...wish, is_us_institution: false }))
    expect((await club.payment(payment_id)).fees.map(({ name }) => name)).toEqual([
      'processing',
      'usd_card',
    ])
    const naira = { gateway: 'card_us', is_us_institution: true }
    expect((await club.initialize(naira)).code).toBe('gateway_not_available')
  })

  it('may be the first of many: it waits, and the card is kept', async () => {
    const recurring = { recurring: true, interval: 'monthly' }
    const { portfolio_id, payment_id } = begun(await club.initialize(recurring))
    expect(club.provider.orders[0]?.keepsCard).toBe(true)
    const { items } = await club.server.ask(listSubscriptions, {
      token: await club.tokenOf('dayo'),
      query: { status: 'pending' },
    })
    expect(items).toMatchObject([
      {
        portfolio_id,
        amount: 50_000,
        interval: 'monthly',
        gateway: 'card',
        anchor_day: 3,
        next_charge_on: null,
      },
    ])
    expect((await club.payment(payment_id)).purpose).toBe('portfolio')
  })

  it('leaves nothing behind where nobody takes it, and is the same attempt afterwards', async () => {
    const before = await paymentsIn(club)
    club.provider.isSilent = true
    const silent = await club.initialize({}, { key: 'asked-twice' })
    expect(silent).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect(await paymentsIn(club)).toBe(before)
    club.provider.isSilent = false
    begun(await club.initialize({}, { key: 'asked-twice' }))
  })

  it('is not there without a provider', async () => {
    await using without = await openStartingClub({ payments: () => undefined })
    expect((await without.initialize()).code).toBe('gateway_not_available')
  })

  it('is opened once for a key', async () => {
    const first = await club.initialize({}, { key: 'one-checkout' })
    expect(await club.initialize({}, { key: 'one-checkout' })).toMatchObject({ body: first.body })
    expect(club.provider.orders).toHaveLength(1)
  })

  it('waits for no provider inside a transaction', async () => {
    club.provider.opening = async () => {
      await club.server.db.transaction(tx => tx.query({ text: 'SELECT 1' }))
    }
    begun(await club.initialize())
  })
})

describe('a payment by transfer', () => {
  it('has an account number of its own, until it expires', async () => {
    const answer = begun(await club.deposit({ gateway: 'transfer' }))
    expect(answer).toMatchObject({
      status: 'pending',
      payment_link: null,
      account: { bank: 'Sandbox Bank', name: 'Kinfold', number: '991' },
      expires_at: inAnHour(),
    })
    expect(club.provider.orders[0]?.way).toBe('transfer')
    expect(await club.payment(answer.payment_id)).toMatchObject({ account: answer.account })
  })

  it('is for naira', async () => {
    const wish = { gateway: 'transfer' }
    expect((await club.deposit(wish, { currency: 'USD' })).code).toBe('gateway_not_available')
    begun(await club.deposit({ ...wish, is_localized: true }, { currency: 'USD' }))
  })
})

describe('a payment to the club’s bank account', () => {
  it('waits for somebody who finds it, with its receipt', async () => {
    const receipt = await club.receipt()
    const answer = begun(
      await club.initialize({
        gateway: 'bank',
        receipt,
        bank_reference: 'FT26153QX81',
        note: 'From my savings.',
      }),
    )
    expect(answer).toMatchObject({
      status: 'pending_confirmation',
      payment_link: null,
      account: null,
      expires_at: null,
    })
    expect((await club.portfolio(answer.portfolio_id)).status).toBe('pending_confirmation')
    const [row] = await club.server.db.query({
      text: `SELECT receipt_file_id, receipt_seen_before, bank_reference, note FROM payment WHERE id = $1`,
      values: [answer.payment_id],
    })
    expect(row).toEqual({
      receipt_file_id: receipt,
      receipt_seen_before: false,
      bank_reference: 'FT26153QX81',
      note: 'From my savings.',
    })
    expect((await club.news())[0]).toBe('We have your receipt')
    expect(club.provider.orders).toEqual([])
  })

  it('is for dollars too, and leaves an active portfolio as it is', async () => {
    const receipt = await club.receipt()
    const { portfolio_id } = begun(await club.topUp(growth, { gateway: 'bank', receipt }))
    expect((await club.portfolio(portfolio_id)).status).toBe('active')
    const wish = { gateway: 'bank', receipt: await club.receipt('efe', 'dollars') }
    begun(await club.deposit(wish, { as: 'efe', currency: 'USD' }))
  })

  it('needs a receipt of one’s own', async () => {
    const bank = { gateway: 'bank' }
    expect((await club.deposit(bank)).fields).toHaveProperty('receipt')
    const receipt = await club.receipt('efe')
    expect((await club.deposit({ ...bank, receipt })).fields).toHaveProperty('receipt')
    const passport = demoId('file', 'dayo', 'identity')
    expect((await club.deposit({ ...bank, receipt: passport })).fields).toHaveProperty('receipt')
  })

  it('says when the same receipt was handed in before, by whomever', async () => {
    const seen = async (id: string) => {
      const text = 'SELECT receipt_seen_before AS seen FROM payment WHERE id = $1'
      return (await club.server.db.query<{ seen: boolean }>({ text, values: [id] }))[0]?.seen
    }
    const bank = { gateway: 'bank', receipt: await club.receipt('dayo', 'the same') }
    const first = begun(await club.deposit(bank))
    const second = begun(await club.deposit({ ...bank, amount: 2_000 }))
    const copy = { gateway: 'bank', receipt: await club.receipt('efe', 'the same') }
    const third = begun(await club.deposit(copy, { as: 'efe', currency: 'USD' }))
    expect(await Promise.all([first, second, third].map(each => seen(each.payment_id)))).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('a quote', () => {
  afterEach(() => price(150))
  const price = async (bps: number) =>
    club.server.asOwner(db =>
      db.query({
        text: `UPDATE fee_rule SET bps = $1 WHERE name = 'processing' AND gateway = 'card'`,
        values: [bps],
      }),
    )

  it('is what is charged, also when the fee has changed since', async () => {
    const { quote_id } = await quote()
    await price(300)
    begun(await club.initialize({ quote_id }))
    expect(club.provider.orders[0]?.total.minor).toBe(5_075_000n)
  })

  it.each(['card', 'wallet'] as const)(
    'that doesn’t hold any more is answered with the new figures: by %s',
    async gateway => {
      const { quote_id } = await quote({ gateway, target_wallet: 'NGN' })
      club.server.clock.forward(10 * minute)
      await price(300)
      const wish = { gateway, target_wallet: 'NGN' }
      const old = await club.initialize({ ...wish, quote_id })
      expect(old).toMatchObject({
        code: 'quote_changed',
        body: { quote: { total: { amount: gateway === 'card' ? 51_500 : 50_000 } } },
      })
      const fresh = Reflect.get(Object(Reflect.get(Object(old.body), 'quote')), 'quote_id')
      begun(await club.initialize({ ...wish, quote_id: fresh }))
    },
  )

  it('is spent once, also by two payments at the same moment', async () => {
    const { quote_id } = await quote()
    const answers = await Promise.all(
      [1, 2, 3].map(() => club.initialize({ quote_id, again: true })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'payment_already_started')).toHaveLength(2)
    // The checkouts of those that came late are closed.
    expect(club.provider.orders.length - club.provider.closed.length).toBe(1)
  })

  it('spent from the wallet in another tab, is answered with that payment', async () => {
    const wish = { gateway: 'wallet', target_wallet: 'NGN' }
    const { quote_id } = await quote(wish)
    const first = begun(await club.initialize({ ...wish, quote_id }))
    const left = await club.available()
    const second = await club.initialize({ ...wish, quote_id })
    expect(second).toMatchObject({
      status: 409,
      code: 'payment_already_started',
      body: {
        error: expect.stringMatching(/and it is done\. You can look at it, or pay once more\.$/),
        payment: { id: first.payment_id, status: 'succeeded' },
        quote: { total: { amount: 50_000 } },
      },
    })
    expect(await club.available()).toBe(left)
    expect(await club.initialize({ quote_id })).toMatchObject({
      code: 'payment_already_started',
      body: { payment: { id: first.payment_id } },
    })
    // Another one on purpose takes the figures that came with the answer.
    const fresh = Reflect.get(Object(Reflect.get(Object(second.body), 'quote')), 'quote_id')
    begun(await club.initialize({ ...wish, quote_id: fresh, again: true }))
    expect(await club.available()).toBe(left - 50_000)
  })

  it('of somebody else, or for something else, is no quote', async () => {
    const { quote_id } = await quote()
    const others = await club.initialize({ quote_id }, { as: 'chidi' })
    expect(others.code).toBe('quote_changed')
    for (const other of [{ amount: 50_001 }, { gateway: 'transfer' }]) {
      expect((await club.initialize({ ...other, quote_id })).code).toBe('quote_changed')
    }
    expect((await club.topUp(growth, { amount: 50_000, quote_id })).code).toBe('quote_changed')
    expect((await club.initialize({ quote_id: '00000000-0000-4000-8000-000000000000' })).code).toBe(
      'quote_changed',
    )
  })
})

describe('the same payment begun twice', () => {
  it('is pointed to the first one, for ten minutes, unless it is meant', async () => {
    const first = begun(await club.initialize())
    expect(await club.initialize()).toMatchObject({
      status: 409,
      code: 'payment_already_started',
      body: { payment: { id: first.payment_id, payment_link: first.payment_link } },
    })
    // Nothing was opened for the second.
    expect(club.provider.orders).toHaveLength(1)
    begun(await club.initialize({ again: true }))
    club.server.clock.forward(10 * minute)
    begun(await club.initialize())
  })

  it('is the same thing only with the same plan, portfolio or wallet, way and amount', async () => {
    begun(await club.initialize())
    begun(await club.initialize({ amount: 50_001 }))
    begun(await club.initialize({ gateway: 'transfer' }))
    begun(await club.initialize({ product_id: 2 }))
    begun(await club.topUp(growth, { amount: 50_000 }))
    begun(await club.deposit({ amount: 50_000 }))
    begun(await club.initialize({}, { as: 'chidi' }))
    expect((await club.topUp(growth, { amount: 50_000 })).code).toBe('payment_already_started')
    expect((await club.deposit({ amount: 50_000 })).code).toBe('payment_already_started')
  })

  it('counts for transfers with a receipt', async () => {
    const bank = { gateway: 'bank', receipt: await club.receipt() }
    const first = begun(await club.deposit(bank))
    expect(await club.deposit(bank)).toMatchObject({
      code: 'payment_already_started',
      body: {
        error: expect.stringContaining('Please go on with that one'),
        payment: { id: first.payment_id, payment_link: null, status: 'pending_confirmation' },
      },
    })
  })

  it('counts from the wallet, where it is done at once, though each tab has figures of its own', async () => {
    const wish = { gateway: 'wallet', target_wallet: 'NGN' }
    const [one, other] = [await quote(wish), await quote(wish)]
    const left = await club.available()
    const answers = await Promise.all(
      [one, other].map(({ quote_id }) => club.initialize({ ...wish, quote_id })),
    )
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([
      200,
      'payment_already_started',
    ])
    const asked = answers.find(({ code }) => code !== undefined)
    expect(asked?.body).toMatchObject({
      error: expect.stringContaining('it is done'),
      payment: { payment_link: null, status: 'succeeded' },
    })
    expect(await club.available()).toBe(left - 50_000)
    // On purpose, with the figures that were shown.
    const { quote_id } = asked === answers[0] ? one : other
    begun(await club.initialize({ ...wish, quote_id, again: true }))
    begun(await club.topUp(growth, { ...wish, amount: 50_000 }))
    begun(await club.initialize({ ...wish, amount: 50_001 }))
    club.server.clock.forward(10 * minute)
    begun(await club.initialize(wish))
  })

  it('is seen when both begin at the same moment, and the second checkout is closed', async () => {
    const answers = await Promise.all([club.initialize(), club.initialize()])
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([
      200,
      'payment_already_started',
    ])
    const [kept] = answers.filter(({ status }) => status === 200)
    const open = club.provider.orders.map(({ reference }) => reference)
    expect(open.filter(each => !club.provider.closed.includes(each))).toEqual([
      kept && begun(kept).reference,
    ])
  })
})

describe('a portfolio whose first payment never came', () => {
  it('takes another first one, in full', async () => {
    const { portfolio_id } = begun(await club.initialize())
    const id = portfolio_id ?? ''
    expect((await club.topUp(id, { amount: 49_999 })).code).toBe('below_minimum')
    const wallet = { gateway: 'wallet', target_wallet: 'NGN', amount: 60_000 }
    const second = begun(await club.topUp(id, wallet))
    expect(await club.portfolio(id)).toMatchObject({ status: 'active', value: 60_000, awaited: 0 })
    expect((await club.payment(second.payment_id)).purpose).toBe('portfolio')
  })

  it('expects what was promised last', async () => {
    const { portfolio_id } = begun(await club.initialize())
    begun(await club.topUp(portfolio_id ?? '', { amount: 70_000, gateway: 'transfer' }))
    expect(await club.portfolio(portfolio_id)).toMatchObject({
      status: 'pending_payment',
      awaited: 70_000,
    })
  })
})

describe('what changes while a provider opens the checkout', () => {
  let club: StartingClub
  beforeEach(async () => {
    club = await openStartingClub()
  })
  afterEach(() => club[Symbol.asyncDispose]())

  const unpayable = async (
    change: () => Promise<unknown>,
    start = () => club.initialize(),
  ): Promise<string | undefined> => {
    const before = await paymentsIn(club)
    club.provider.opening = async () => void (await change())
    const { code } = await start()
    expect(await paymentsIn(club)).toBe(before)
    expect(club.provider.closed).toEqual(club.provider.orders.map(({ reference }) => reference))
    return code
  }
  const query = (text: string) => () => club.server.asOwner(db => db.query({ text }))

  it.each([
    ['the plan closes', `UPDATE plan SET state = 'closed'`, 'plan_closed'],
    ['the minimum rises', 'UPDATE plan SET minimum_minor = 5000001', 'below_minimum'],
    ['the terms change', `UPDATE member SET accepted_terms_version = 'old'`, 'terms_not_accepted'],
    [
      'the documents are rejected',
      `UPDATE member SET kyc_status = 'rejected', poa_status = 'rejected'`,
      'kyc_required',
    ],
    ['the session ends', 'DELETE FROM session', 'unauthenticated'],
    [
      'the member moves abroad',
      `UPDATE member SET country = 'Ghana', citizenship = ARRAY['Ghana']`,
      'not_found',
    ],
  ])('%s', async (_, text, code) => {
    expect(await unpayable(query(text))).toBe(code)
  })

  it('the member moves abroad, and loses the wallet', async () => {
    const abroad = query(`UPDATE member SET country = 'Ghana', citizenship = ARRAY['Ghana']`)
    expect(await unpayable(abroad, () => club.deposit())).toBe('not_found')
    expect((await club.deposit()).code).toBe('not_found')
  })

  it('the portfolio is closed', async () => {
    const text = `UPDATE portfolio SET status = 'closed'`
    expect(await unpayable(query(text), () => club.topUp(growth))).toBe('portfolio_not_open')
  })

  it('the member is put on hold', async () => {
    const suspend = async () =>
      club.server.call('POST', `/api/operator/member/suspend/${people.dayo.customer.id}`, {
        token: await sessionFor(club.server, operators.zainab.email),
        body: { reason: 'A stolen phone.' },
      })
    expect(await unpayable(suspend)).toBe('unauthenticated')
    expect((await club.initialize()).status).toBe(401)
  })
})

it.each([
  ['card', { as: 'bola' }, 'kyc_required'],
  ['card', { as: 'halima' }, 'terms_not_accepted'],
] as const)('by %s asks no provider for who may not: %o', async (gateway, how, code) => {
  expect((await club.initialize({ gateway }, how)).code).toBe(code)
  expect(club.provider.orders).toEqual([])
})

it.each([0, -5, 0.005, 1e12 + 1, '50000'])('takes no amount of %s', async amount => {
  expect((await club.deposit({ amount })).code).toBe('validation_failed')
})

it('takes the largest amount', async () => {
  begun(await club.deposit({ amount: 1e12, gateway: 'transfer' }))
  expect(club.provider.orders[0]?.total.minor).toBe(100_000_000_000_000n)
})

it('is never begun for a plan that nobody has seen yet', async () => {
  expect((await club.initialize({ product_id: schoolFees.id })).code).toBe('not_found')
})

it('is never begun for another member', async () => {
  const theirs = portfolioFactsOf('halima growth pool').id
  expect((await club.topUp(theirs)).code).toBe('not_found')
  const { payment_id } = begun(await club.deposit())
  const token = await club.tokenOf('efe')
  const path = `/api/payment/status/${payment_id}`
  expect((await club.server.call('GET', path, { token })).code).toBe('not_found')
  expect(
    (await club.deposit({}, { as: 'efe', wallet: demoId('wallet', 'dayo', 'NGN') })).code,
  ).toBe('not_found')
})
