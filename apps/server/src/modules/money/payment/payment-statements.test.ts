// How many statements a payment takes that begins: what costs every member a moment is not added unseen.
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'
import { figuresOf, sentDuring } from '#test/servers/sent-during.ts'
import type { Answered } from '#test/servers/test-client.ts'

let club: StartingClub
beforeAll(async () => {
  club = await openStartingClub()
  // The first of a connection takes more.
  begun(await club.initialize(wallet, { key: 'the-first-one' }))
})
afterAll(() => club[Symbol.asyncDispose]())
beforeEach(() => club.later())

const wallet = { gateway: 'wallet', target_wallet: 'NGN' } as const

/** What a payment sends that has to begin. */
async function sentBy(work: () => Promise<Answered>) {
  // The first call after a while notes that the session is used.
  await club.available()
  return sentDuring(async () => begun(await work()))
}

const quoted = async (gateway: 'wallet' | 'card') => {
  const body = { purpose: 'portfolio', amount: 50_000, currency: 'NGN', gateway } as const
  const token = await club.tokenOf('dayo')
  const asked = gateway === 'wallet' ? { ...body, target_wallet: 'NGN' as const } : body
  return (await club.server.ask(quotePayment, { token, body: asked })).quote_id
}

// With their BEGIN, savepoints and COMMIT, the key's, the limit's and the mail's.
it.each([
  [
    'from the wallet',
    wallet,
    { plain: { statements: 26, trips: 10 }, withQuote: { statements: 31, trips: 15 } },
  ],
  // Judged before its provider is asked, and again when it is written.
  [
    'by card',
    { gateway: 'card' },
    { plain: { statements: 35, trips: 16 }, withQuote: { statements: 35, trips: 16 } },
  ],
] as const)('a payment %s takes no more than it needs', async (_, way, most) => {
  const plain = await sentBy(() => club.initialize(way, { key: `plain-${way.gateway}` }))
  club.later()
  const quote_id = await quoted(way.gateway)
  const withQuote = await sentBy(() =>
    club.initialize({ ...way, quote_id }, { key: `quoted-${way.gateway}` }),
  )
  expect({ plain: figuresOf(plain), withQuote: figuresOf(withQuote) }).toEqual(most)
})

/** Of each way: a further payment into a portfolio, and one into a wallet. */
it.each([
  ['card', { top_up: { statements: 34, trips: 15 }, deposit: { statements: 34, trips: 15 } }],
  ['transfer', { top_up: { statements: 34, trips: 15 }, deposit: { statements: 34, trips: 15 } }],
  // Two of them for the reference that its quote keeps.
  ['bank', { top_up: { statements: 28, trips: 14 }, deposit: { statements: 28, trips: 14 } }],
] as const)('a top-up and a deposit by %s take no more than they need', async (gateway, most) => {
  const ways = async () => ({
    gateway,
    ...(gateway === 'bank' && { receipt: await club.receipt() }),
  })
  const { portfolio_id } = begun(
    await club.initialize(wallet, { key: `the-first-before-${gateway}` }),
  )
  club.later()
  const [one, other] = [await ways(), await ways()]
  const top_up = await sentBy(() =>
    club.topUp(portfolio_id ?? '', one, { key: `a-further-one-by-${gateway}` }),
  )
  const deposit = await sentBy(() => club.deposit(other, { key: `a-deposit-by-${gateway}` }))
  expect({ top_up: figuresOf(top_up), deposit: figuresOf(deposit) }).toEqual(most)
})

it('a top-up from the wallet takes no more than it needs', async () => {
  const { portfolio_id } = begun(await club.initialize(wallet, { key: 'the-first-before-another' }))
  club.later()
  const sent = await sentBy(() =>
    club.topUp(portfolio_id ?? '', wallet, { key: 'a-further-one-of-it' }),
  )
  expect(figuresOf(sent)).toEqual({ statements: 25, trips: 9 })
})

// Its rate and its fees are read at once, which takes the embedded engine a trip more.
it.each([
  ['in dollars', { gateway: 'card_us', is_us_institution: true }, 34],
  ['in naira', { gateway: 'card', is_localized: true }, 36],
] as const)('a deposit of dollars, paid %s, takes no more than it needs', async (_, way, most) => {
  const { texts } = await sentBy(() =>
    club.deposit({ ...way }, { currency: 'USD', key: `of-dollars-by-${way.gateway}` }),
  )
  expect(texts).toHaveLength(most)
})

it('takes its locks in one order, and reads what they keep as it is afterwards', async () => {
  const { portfolio_id } = begun(await club.initialize(wallet, { key: 'to-be-topped-up' }))
  club.later()
  const { texts } = await sentBy(() =>
    club.topUp(portfolio_id ?? '', wallet, { key: 'a-further-one' }),
  )
  const places = [
    /from "account" .* for no key update$/,
    /from "session" .* for key share$/,
    /from "account" left join "member"/,
    /from "member" .* for key share$/,
    /from "portfolio" .* for update of "portfolio"$/,
    /ledger\.post\(/,
  ].map(pattern => texts.findIndex(text => pattern.test(text)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
