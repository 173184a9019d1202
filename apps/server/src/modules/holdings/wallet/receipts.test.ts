// Every line of a wallet and a portfolio opens by its id, and shows the movement that it is of.

import type { LinePosting } from '@kinfold/contract/ledger/line-behind'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { getPortfolioMovement } from '@kinfold/contract/portfolio/get-portfolio-movement'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { getTransaction } from '@kinfold/contract/wallet/get-transaction'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

const { dayo, funmi } = people
const naira = walletIdOf('dayo', 'NGN')
const portfolio = portfolioFactsOf('dayo growth pool').id

let server: TestServer
let token: string
let stranger: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, dayo.customer.email)
  stranger = await sessionFor(server, funmi.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const linesOf = async (wallet_id: string) =>
  (await server.ask(listTransactions, { token, query: { wallet_id, per_page: 100 } })).items
const receiptOf = (wallet_id: string, id: string) =>
  server.ask(getTransaction, { token, params: { id }, query: { wallet_id } })

/** What the postings come to in each currency. */
function sums(postings: readonly LinePosting[]): Record<string, bigint> {
  const sum: Record<string, bigint> = {}
  for (const { amount } of postings) {
    const { currency, minor } = moneyFromWire(amount.currency, amount.amount)
    sum[currency] = (sum[currency] ?? 0n) + minor
  }
  return sum
}

const isBalanced = (postings: readonly LinePosting[]) =>
  Object.values(sums(postings)).every(sum => sum === 0n)

describe('the receipt of a wallet’s line', () => {
  it.each(['NGN', 'USD'] as const)('is there for every line in %s', async currency => {
    const wallet = walletIdOf('dayo', currency)
    for (const line of await linesOf(wallet)) {
      const { transaction, postings } = await receiptOf(wallet, line.id)
      expect(transaction).toEqual(line)
      expect(isBalanced(postings)).toBe(true)
      const own = postings.filter(({ account, amount }) =>
        account === 'wallet' && amount.currency === currency
          ? amount.amount === line.amount
          : false,
      )
      expect(own).toHaveLength(line.status === 'completed' ? 1 : 0)
    }
  })

  it('opens by the payment or withdrawal that it is of, before and after money moved', async () => {
    const lines = await linesOf(naira)
    const paid = lines.find(line => line.withdrawal_id && line.status === 'completed')
    const asked = lines.find(line => line.withdrawal_status === 'pending')
    const deposit = lines.findLast(line => line.payment_id && line.kind === 'deposit')
    for (const line of [paid, asked, deposit]) {
      const record = line?.withdrawal_id ?? line?.payment_id ?? ''
      const receipt = await receiptOf(naira, record)
      expect(receipt.transaction).toEqual(line)
      expect(receipt.withdrawal?.id ?? receipt.payment?.id).toBe(record)
    }
  })

  it('tells the rate where one currency was changed into the other', async () => {
    const changed = (await linesOf(naira)).find(({ kind }) => kind === 'conversion')
    const { rate, rate_set_at, postings } = await receiptOf(naira, changed?.id ?? '')
    expect(Number(rate)).toBeGreaterThan(100)
    expect(Date.parse(rate_set_at ?? '')).toBeLessThan(Date.parse(changed?.created_at ?? ''))
    expect(sums(postings)).toEqual({ NGN: 0n, USD: 0n })
  })

  it('is nobody else’s', async () => {
    const [line] = await linesOf(naira)
    const read = (wallet_id: string) =>
      server.call('GET', `/api/wallet/transaction/${line?.id}?wallet_id=${wallet_id}`, {
        token: stranger,
      })
    expect(await read(naira)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await read(walletIdOf('funmi', 'NGN'))).toMatchObject({ status: 404 })
  })
})

describe('the receipt of a portfolio’s movement', () => {
  const receipt = (id: string) =>
    server.ask(getPortfolioMovement, {
      token,
      params: { id },
      query: { portfolio_id: portfolio },
    })
  const movements = async () =>
    (
      await server.ask(listPortfolioMovements, {
        token,
        params: { id: portfolio },
        query: { per_page: 100 },
      })
    ).items

  it('is there for every movement', async () => {
    for (const movement of await movements()) {
      const found = await receipt(movement.id)
      expect(found.movement).toEqual(movement)
      expect(isBalanced(found.postings)).toBe(true)
      const own = found.postings.filter(({ account }) => account === 'portfolio')
      expect(own.map(({ amount }) => amount.amount)).toContain(movement.amount)
      if (found.payment)
        expect((await receipt(found.payment.id)).movement.kind).toBe('contribution')
    }
  })

  it('is nobody else’s', async () => {
    const [movement] = await movements()
    const read = (portfolio_id: string) =>
      server.call('GET', `/api/portfolio/movement/${movement?.id}?portfolio_id=${portfolio_id}`, {
        token: stranger,
      })
    expect(await read(portfolio)).toMatchObject({ status: 404, code: 'not_found' })
    const own = portfolioFactsOf('funmi steady income').id
    expect(await read(own)).toMatchObject({ status: 404 })
  })
})
