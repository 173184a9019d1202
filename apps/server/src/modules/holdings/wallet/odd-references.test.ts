// A member's lines are answered whatever a transfer's key and explanations contain.

import { money } from '@kinfold/contract/money/money'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { bankAccount, portfolioAccount, walletOf } from '../../../ledger/account-address.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { post } from '../../../ledger/post.ts'
import { move, type References } from '../../../ledger/transfer-request.ts'

const { funmi } = people
const portfolio = portfolioFactsOf('funmi steady income').id
const oddTexts = [
  'not an id',
  '',
  '00000000-0000-0000-0000-00000000000',
  '{00000000-0000-4000-8000-000000000000}',
  '00000000-0000-4000-8000-000000000000',
  `${portfolio} `,
  '💸',
  "'; DROP TABLE payment; --",
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, funmi.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const count = async (path: string) => {
  const { status, body } = await server.call('GET', `/api${path}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { total_count: number }).total_count
}

it.each(oddTexts)('lines are answered after a transfer about %j', async text => {
  const paths = [
    `/wallet/transactions?wallet_id=${walletIdOf('funmi', 'NGN')}`,
    `/wallet/transactions?wallet_id=${walletIdOf('funmi', 'NGN')}&kind=refund`,
    `/portfolio/movements/${portfolio}`,
  ]
  const before = await Promise.all(paths.map(count))
  const about: References = { payment: text, withdrawal: text, portfolio: text, returns: text }
  const amount = money('NGN', 100n)
  const bank = bankAccount('NGN')
  for (const scope of ['payment', 'refund', 'chargeback', 'chargeback recovered']) {
    const isRefund = scope === 'refund'
    for (const [to, as] of [
      [walletOf(funmi.customer.id, 'NGN'), isRefund ? 'refund' : 'deposit'],
      [portfolioAccount(portfolio, 'NGN'), isRefund ? 'refund' : 'contribution'],
    ] as const) {
      await post(server.db, {
        attempt: idempotencyKey(scope, `${to} ${text}`),
        kind: isRefund ? 'refund' : 'transfer-deposit',
        pairs: [move(amount, bank, to, { as })],
        about,
      })
    }
  }
  expect(await Promise.all(paths.map(count))).toEqual([
    before[0]! + 4,
    before[1]! + 1,
    before[2]! + 4,
  ])
})
