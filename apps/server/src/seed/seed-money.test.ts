// The ledger's books of the demo club agree with the stories: two calculations of the same money.
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { planReturnsOf } from '@kinfold/personas/answers/plan-returns-of'
import { plansOf } from '@kinfold/personas/answers/plans-of'
import { portfolioSummaryOf, summaryByPlanOf } from '@kinfold/personas/answers/portfolio-summary-of'
import {
  portfolioCourseOf,
  portfolioMovementsOf,
  portfoliosOf,
} from '@kinfold/personas/answers/portfolios-of'
import { monthReportOf, yearTrendOf } from '@kinfold/personas/answers/reports-of'
import { subscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { transactionsOf, walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { currenciesOf } from '@kinfold/personas/people/currencies-of'
import { people } from '@kinfold/personas/people/people'
import { portfolioFacts } from '@kinfold/personas/portfolios/portfolio-facts'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { withoutMadeUp as told } from '#test/servers/without-made-up.ts'
import { seedDemoClub } from './seed-demo-club.ts'

let server: TestServer
let began: number
beforeAll(async () => {
  server = await createTestServer()
  server.clock.now = new Date(referenceMoment)
  began = performance.now()
  await seedDemoClub(server.parts.services, new Date(referenceMoment))
  began = performance.now() - began
})
afterAll(() => server[Symbol.asyncDispose]())

const { ada: _, ...verified } = people

describe.each(Object.values(verified))('the money of $key', person => {
  let token: string
  beforeAll(async () => {
    token = await sessionFor(server, person.customer.email)
  })
  const get = async (path: string) => (await server.call('GET', `/api${path}`, { token })).body

  it('is in the wallets', async () => {
    expect(await get('/wallet')).toEqual(walletsOf(person))
  })

  it.each(currenciesOf(person))('has the expected lines in %s', async currency => {
    const wallet_id = walletIdOf(person.key, currency)
    for (const query of [
      { per_page: 100 },
      { per_page: 7, page: 2 },
      { per_page: 100, kind: 'contribution' as const },
      { per_page: 100, kind: 'withdrawal' as const, status: 'pending' as const },
      { per_page: 100, status: 'completed' as const, from: '2025-11-30', to: '2026-02-28' },
    ]) {
      const params = new URLSearchParams({ wallet_id })
      for (const [name, value] of Object.entries(query)) params.set(name, String(value))
      const expected = transactionsOf(person, { wallet_id, ...query })
      expect(told(await get(`/wallet/transactions?${params}`))).toEqual(told(expected))
    }
  })

  it('is on its way in payments, withdrawals and recurring contributions', async () => {
    for (const payment of paymentsOf(person).slice(0, 12)) {
      expect(told(await get(`/payment/status/${payment.id}`))).toEqual(told(payment))
    }
    expect(told(await get('/wallet/withdrawal/list'))).toEqual(told(withdrawalsOf(person)))
    expect(told(await get('/subscription'))).toEqual(told(subscriptionsOf(person)))
  })

  it('works in the portfolios', async () => {
    const plans = plansOf(person)
    expect(await get('/product/pools')).toEqual(plans)
    for (const plan of plans.pools)
      expect(await get(`/product/returns/${plan.id}`)).toEqual(planReturnsOf(plan))
    expect(told(await get('/portfolio'))).toEqual(told(portfoliosOf(person)))
    expect(await get('/portfolio/summary/customer')).toEqual(portfolioSummaryOf(person))
    expect(await get('/portfolio/summary/by-product')).toEqual(summaryByPlanOf(person))
    for (const year of [2023, 2024, 2025, 2026, 2027]) {
      expect(await get(`/portfolio/report/trend?year=${year}`)).toEqual(yearTrendOf(person, year))
      for (let month = 1; month <= 12; month += 1) {
        const report = await get(`/portfolio/global/report?year=${year}&month=${month}`)
        expect(report).toEqual(monthReportOf(person, year, month))
      }
    }
    for (const { id, key } of portfolioFacts.filter(({ owner }) => owner === person.key)) {
      const expected = portfolioMovementsOf(key, { per_page: 100 })
      expect(await get(`/portfolio/course/${id}`)).toEqual(portfolioCourseOf(key))
      expect(told(await get(`/portfolio/movements/${id}?per_page=100`))).toEqual(told(expected))
    }
  })
})

it('balances, and is seeded fast enough for a first start', async ({ annotate }) => {
  await annotate(`the demo club’s two years of money in ${began.toFixed(0)} ms`)
  expect(await readAuditFindings(server.db)).toEqual(new Map())
})

it('is booked once, however often the club is seeded', async () => {
  const book = () => server.db.query({ text: 'SELECT * FROM ledger.posting ORDER BY 1, 2' })
  const before = await book()
  await seedDemoClub(server.parts.services, new Date(referenceMoment))
  expect(await book()).toEqual(before)
})
