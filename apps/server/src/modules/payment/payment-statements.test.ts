// How many statements a payment takes that begins: what costs every member a moment is not added unseen.
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { begun, openStartingClub, type StartingClub } from '../../../test/starting-payments.ts'
import type { Answered } from '../../../test/test-client.ts'

let club: StartingClub
beforeAll(async () => {
  club = await openStartingClub()
  // The first of a connection takes more.
  begun(await club.initialize(wallet, { key: 'the-first-one' }))
})
afterAll(() => club[Symbol.asyncDispose]())
beforeEach(() => club.later())

const wallet = { gateway: 'wallet', target_wallet: 'NGN' } as const

type Sent = {
  readonly texts: readonly string[]
  /** How often the answers were waited for before something else was asked. */
  readonly trips: number
}

/** The queue looks after itself meanwhile; what counts is the job that a payment sends. */
const isOfQueueItself = (text: string) =>
  /pgboss/.test(text) && !/INSERT INTO pgboss\.job/.test(text)

async function sentDuring(work: () => Promise<Answered>): Promise<Sent> {
  // The first call after a while notes that the session is used.
  await club.available()
  const texts: string[] = []
  let trips = 0
  let unanswered = 0
  const query: (...args: unknown[]) => Promise<unknown> = pg.Client.prototype.query
  using _ = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    if (isOfQueueItself(text)) return query.apply(this, args)
    texts.push(text)
    if (unanswered === 0) trips += 1
    unanswered += 1
    try {
      return await query.apply(this, args)
    } finally {
      unanswered -= 1
    }
  })
  begun(await work())
  return { texts, trips }
}

const quoted = async (gateway: 'wallet' | 'card') => {
  const body = { purpose: 'portfolio', amount: 50_000, currency: 'NGN', gateway } as const
  const token = await club.tokenOf('dayo')
  const asked = gateway === 'wallet' ? { ...body, target_wallet: 'NGN' as const } : body
  return (await club.server.ask(quotePayment, { token, body: asked })).quote_id
}

const figures = ({ texts, trips }: Sent) => ({ statements: texts.length, trips })

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
  const plain = await sentDuring(() => club.initialize(way, { key: `plain-${way.gateway}` }))
  club.later()
  const quote_id = await quoted(way.gateway)
  const withQuote = await sentDuring(() =>
    club.initialize({ ...way, quote_id }, { key: `quoted-${way.gateway}` }),
  )
  expect({ plain: figures(plain), withQuote: figures(withQuote) }).toEqual(most)
})

it('takes its locks in one order, and reads what they keep as it is afterwards', async () => {
  const { portfolio_id } = begun(await club.initialize(wallet, { key: 'to-be-topped-up' }))
  club.later()
  const { texts } = await sentDuring(() =>
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
