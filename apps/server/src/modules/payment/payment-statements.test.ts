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

async function statements(work: () => Promise<Answered>): Promise<number> {
  // The first call after a while notes that the session is used.
  await club.available()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    begun(await work())
    return sent.mock.calls.length
  } finally {
    sent.mockRestore()
  }
}

const quoted = async (gateway: 'wallet' | 'card') => {
  const body = { purpose: 'portfolio', amount: 50_000, currency: 'NGN', gateway } as const
  const token = await club.tokenOf('dayo')
  const asked = gateway === 'wallet' ? { ...body, target_wallet: 'NGN' as const } : body
  return (await club.server.ask(quotePayment, { token, body: asked })).quote_id
}

// With their BEGIN, savepoints and COMMIT, the key's, the limit's and the mail's.
it.each([
  ['from the wallet', wallet, { plain: 31, withQuote: 36 }],
  // Judged before its provider is asked, and again when it is written.
  ['by card', { gateway: 'card' }, { plain: 35, withQuote: 35 }],
] as const)('a payment %s takes no more than it needs', async (_, way, most) => {
  const plain = await statements(() => club.initialize(way, { key: `plain-${way.gateway}` }))
  club.later()
  const quote_id = await quoted(way.gateway)
  const withQuote = await statements(() =>
    club.initialize({ ...way, quote_id }, { key: `quoted-${way.gateway}` }),
  )
  expect({ plain, withQuote }).toEqual(most)
})
