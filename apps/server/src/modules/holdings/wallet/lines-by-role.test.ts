// A line is what the role of its posting says: a fee beside its withdrawal, a charge beside its payout,
// and a correction where something was taken back.

import { money } from '@kinfold/contract/money/money'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Transaction, TransactionKind } from '@kinfold/contract/wallet/transaction'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { post } from '../../../ledger/post.ts'
import { approveWithdrawal } from '../../../ledger/recipes/approve-withdrawal.ts'
import { closePortfolioEarly } from '../../../ledger/recipes/close-portfolio-early.ts'
import { failWithdrawal } from '../../../ledger/recipes/fail-withdrawal.ts'
import { postReturns } from '../../../ledger/recipes/post-returns.ts'
import { reserveWithdrawal } from '../../../ledger/recipes/reserve-withdrawal.ts'
import { reserve } from '../../../ledger/reserve.ts'
import { reverse } from '../../../ledger/reverse.ts'

const { funmi } = people
const member = funmi.customer.id
const portfolio = portfolioFactsOf('funmi steady income').id
const naira = (minor: bigint) => money('NGN', minor)
const attempt = (key: string) => idempotencyKey('lines by role', key)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, funmi.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

async function get<T>(path: string): Promise<T> {
  const { status, body } = await server.call('GET', `/api${path}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as T
}

const newest = async (count: number, kind?: TransactionKind) => {
  const query = `wallet_id=${walletIdOf('funmi', 'NGN')}&status=completed&per_page=${count}`
  const path = `/wallet/transactions?${query}${kind === undefined ? '' : `&kind=${kind}`}`
  const { items } = await get<{ items: Transaction[] }>(path)
  return items.map(line => [line.kind, line.amount, line.description])
}

const newestMovements = async (count: number) => {
  const path = `/portfolio/movements/${portfolio}?per_page=${count}`
  const { items } = await get<{ items: PortfolioMovement[] }>(path)
  return items.map(line => [line.kind, line.amount, line.description])
}

it('tells a fee from what it was for, and what came back from both', async () => {
  const about = { member, withdrawal: 'w1', amount: naira(5_000n), fee: naira(100n) }
  const asked = reserveWithdrawal({ attempt: attempt('asked'), ...about })
  const { holdId: hold } = await reserve(server.db, asked)
  await post(server.db, approveWithdrawal({ attempt: attempt('approved'), ...about, hold }))
  expect((await newest(2)).toSorted()).toEqual([
    ['fee', -1, 'Fee'],
    ['withdrawal', -50, 'Withdrawal'],
  ])
  const failed = failWithdrawal({ attempt: attempt('failed'), ...about, reason: 'closed' })
  const { transferId } = await post(server.db, failed)
  expect(await newest(1, 'adjustment')).toEqual([
    ['adjustment', 50, 'Withdrawal that did not go through'],
  ])
  expect(await newest(2, 'fee')).toEqual([
    ['fee', 1, 'Fee given back'],
    ['fee', -1, 'Fee'],
  ])
  await reverse(server.db, { attempt: attempt('not failed'), transferId, reason: 'paid' })
  expect(await newest(1, 'adjustment')).toEqual([
    ['adjustment', -50, 'Withdrawal that was paid after all'],
  ])
})

it('tells a charge from the payout it was taken off, and names a correction', async () => {
  const parts = async () => {
    const { value, contributed, returns, fees, paid_out } = await get<Portfolio>(
      `/portfolio/${portfolio}`,
    )
    return { value, contributed, returns, fees, paid_out }
  }
  const before = await parts()
  const { transferId } = await post(
    server.db,
    postReturns({
      attempt: attempt('returns'),
      returns: 'run',
      portfolio,
      amount: naira(700n),
      period: '2026-05',
    }),
  )
  await reverse(server.db, { attempt: attempt('returns back'), transferId, reason: 'a mistake' })
  expect(await newestMovements(2)).toEqual([
    ['adjustment', -7, 'Correction by the club'],
    ['return', 7, 'Return of the month'],
  ])
  expect(await parts()).toEqual(before)

  const closed = closePortfolioEarly({
    attempt: attempt('closed'),
    member,
    portfolio,
    toMember: naira(900n),
    charge: naira(100n),
    reason: 'asked for it',
  })
  const early = await post(server.db, closed)
  expect((await newestMovements(2)).toSorted()).toEqual([
    ['fee', -1, 'Charge for closing early'],
    ['payout', -9, 'Paid to your NGN wallet'],
  ])
  expect(await parts()).toEqual({
    ...before,
    value: before.value - 10,
    fees: before.fees - 1,
    paid_out: before.paid_out - 9,
  })
  const reason = 'a mistake'
  await reverse(server.db, { attempt: attempt('not closed'), transferId: early.transferId, reason })
  expect(await newest(1)).toEqual([['adjustment', -9, 'Correction by the club']])
  expect(await newest(1, 'adjustment')).toEqual(await newest(1))
  expect(await parts()).toEqual(before)
})
