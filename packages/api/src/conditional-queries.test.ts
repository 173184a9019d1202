// @vitest-environment happy-dom
// When a query runs, and with which parameters: the rules of the specification, each through its hook.
import { failureMessages } from '@kinfold/contract/messages'
import { demoId } from '@kinfold/personas/demo-id'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBankAccountName } from './bank-account/resolve-bank-account.ts'
import { usePaymentStatus } from './payment/get-payment-status.ts'
import { usePortfolio } from './portfolio/get-portfolio.ts'
import { usePortfolioMovements } from './portfolio/list-portfolio-movements.ts'
import { usePortfoliosOfPlan, usePurplePortfolios } from './portfolio/list-portfolios.ts'
import { queryConfig } from './query/query-config.ts'
import type { QueryState } from './query/use-query.ts'
import { useBanks } from './reference/list-banks.ts'
import { useCountries } from './reference/list-countries.ts'
import { useMonthReport } from './report/get-month-report.ts'
import { useYearTrend } from './report/get-year-trend.ts'
import { useTransactions } from './wallet/list-transactions.ts'

const minute = 60_000
const id = demoId('wallet', 'dayo', 'NGN')
const fetched = vi.fn<typeof fetch>()
const story = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { ...queryConfig, provider: () => new Map() } }, children)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const asked = () => fetched.mock.calls.map(([url]) => String(url).replace('/api', ''))

/** What a page with this hook asks for. */
async function askedBy(hook: () => QueryState<unknown>): Promise<string[]> {
  fetched.mockClear()
  const { unmount } = renderHook(() => ({ ...hook() }), { wrapper: story })
  await wait(0)
  unmount()
  return asked()
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  fetched.mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the name of a bank account', () => {
  const name = (accountNumber: string, bankCode: string) => () =>
    useBankAccountName({ accountNumber, bankCode })

  it.each([
    ['', ''],
    ['0123456789', ''],
    ['012345678', '058'],
    ['01234567890', '058'],
    ['01234x6789', '058'],
  ])('is not asked for number “%s” and bank “%s”', async (number, bank) => {
    expect(await askedBy(name(number, bank))).toEqual([])
  })

  it('is asked for ten digits and a bank', async () => {
    expect(await askedBy(name('0123456789', '058'))).toEqual([
      '/payment/resolve-bank-account?account_number=0123456789&bank_code=058',
    ])
  })

  it('is asked once, and says its own sentence when there is no answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { result } = renderHook(() => ({ ...name('0123456789', '058')() }), { wrapper: story })
    await wait(minute)
    expect(fetched).toHaveBeenCalledOnce()
    expect(result.current.failure?.message).toBe(failureMessages.noBankResponse)
  })

  it('says the server’s sentence when there is one', async () => {
    const error = 'No such account at this bank.'
    fetched.mockImplementation(async () =>
      Response.json({ error, code: 'bank_account_not_resolved' }, { status: 422 }),
    )
    const { result } = renderHook(() => ({ ...name('0123456789', '058')() }), { wrapper: story })
    await wait(0)
    expect(result.current.failure?.message).toBe(error)
  })
})

describe('portfolios', () => {
  it.each([undefined, '', 'purple', '12a', '-1', '1.5'])(
    'of plan “%s” are not asked for',
    async plan => {
      expect(await askedBy(() => usePortfoliosOfPlan(plan))).toEqual([])
    },
  )

  it('of a plan are asked for when its id is a number', async () => {
    expect(await askedBy(() => usePortfoliosOfPlan('12'))).toEqual(['/portfolio?product=12'])
  })

  it.each([
    [undefined, 'purple'],
    ['NGN', undefined],
    ['NGN', 'pool'],
  ] as const)(
    'in %s of type %s are not asked for as purple ones',
    async (currency, productType) => {
      expect(await askedBy(() => usePurplePortfolios({ currency, productType }))).toEqual([])
    },
  )

  it('in purple plans are asked for with a currency', async () => {
    expect(
      await askedBy(() => usePurplePortfolios({ currency: 'USD', productType: 'purple' })),
    ).toEqual(['/portfolio?currency=USD&product_type=purple'])
  })

  it('are asked for one by one when there is an id', async () => {
    expect(await askedBy(() => usePortfolio(undefined))).toEqual([])
    expect(await askedBy(() => usePortfolio(id))).toEqual([`/portfolio/${id}`])
    expect(await askedBy(() => usePortfolioMovements(undefined))).toEqual([])
    expect(await askedBy(() => usePortfolioMovements(id, { page: 2 }))).toEqual([
      `/portfolio/movements/${id}?page=2`,
    ])
  })
})

describe('reports', () => {
  it.each([
    [undefined, undefined],
    [5, undefined],
    [undefined, 2026],
  ])('of month %s and year %s are not asked for', async (month, year) => {
    expect(await askedBy(() => useMonthReport({ month, year }))).toEqual([])
  })

  it('are asked for with what they need', async () => {
    expect(await askedBy(() => useMonthReport({ month: 5, year: 2026 }))).toEqual([
      '/portfolio/global/report?month=5&year=2026',
    ])
    expect(await askedBy(() => useYearTrend(undefined))).toEqual([])
    expect(await askedBy(() => useYearTrend(2026))).toEqual(['/portfolio/report/trend?year=2026'])
  })
})

it('asks for transactions when the wallet is known', async () => {
  expect(await askedBy(() => useTransactions(undefined, { page: 1 }))).toEqual([])
  expect(await askedBy(() => useTransactions(id, { page: 1, kind: 'deposit' }))).toEqual([
    `/wallet/transactions?page=1&kind=deposit&wallet_id=${id}`,
  ])
})

it.each([
  ['countries', useCountries, {}],
  ['banks', useBanks, { banks: [] }],
] as const)('keeps the %s for fifteen minutes', async (_, hook, answer) => {
  fetched.mockImplementation(async () => Response.json(answer))
  const cache = new Map()
  const app = ({ children }: { children: ReactNode }) =>
    createElement(SWRConfig, { value: { ...queryConfig, provider: () => cache } }, children)
  renderHook(() => null, { wrapper: app })
  const visit = () => renderHook(() => ({ ...hook() }), { wrapper: app })
  for (let visits = 0; visits < 3; visits++) {
    const { unmount } = visit()
    await wait(1000)
    unmount()
    await wait(5 * minute - 1000)
  }
  expect(fetched).toHaveBeenCalledOnce()
  visit()
  await wait(1000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('polls a payment every three seconds until the provider has answered', async () => {
  const payment = (status: string) => async () =>
    Response.json({
      id,
      purpose: 'deposit',
      gateway: 'card',
      status,
      amount: { currency: 'NGN', amount: 1 },
      fee: { currency: 'NGN', amount: 0 },
      fees: [],
      total: { currency: 'NGN', amount: 1 },
      received: null,
      refunded: { currency: 'NGN', amount: 0 },
      reference: 'KF-1',
      payment_link: '/sandbox/checkout/KF-1',
      account: null,
      expires_at: '2026-06-03T10:00:00Z',
      portfolio_id: null,
      plan: null,
      wallet_id: null,
      failure_reason: null,
      created_at: '2026-06-03T09:00:00Z',
      settled_at: null,
    })
  fetched.mockImplementation(payment('pending'))
  const { result } = renderHook(() => ({ ...usePaymentStatus(id) }), { wrapper: story })
  await wait(0)
  expect(result.current.data?.status).toBe('pending')
  await wait(6000)
  expect(fetched).toHaveBeenCalledTimes(3)
  fetched.mockImplementation(payment('succeeded'))
  await wait(3000)
  expect(result.current.data?.status).toBe('succeeded')
  await wait(minute)
  expect(fetched).toHaveBeenCalledTimes(4)
})
