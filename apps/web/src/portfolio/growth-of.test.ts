import { parseExchangeRate } from '@kinfold/contract/money/convert-money'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'
import { portfolioSummaryOf } from '@kinfold/personas/answers/portfolio-summary-of'
import { yearTrendOf } from '@kinfold/personas/answers/reports-of'
import { people } from '@kinfold/personas/people/people'
import { referenceDay } from '@kinfold/personas/reference-day'
import { expect, test } from 'vitest'
import { growthOf, growthTogether } from './growth-of.ts'
import { inNaira, sumIn, sumTogether } from './value-sum.ts'

const line = (opening: number, contributions: number, returns: number, payouts: number) => ({
  opening,
  contributions,
  returns,
  fees: 0,
  payouts,
  closing: opening + contributions + returns + payouts,
})

const trend = (year: number, ...months: ReturnType<typeof line>[]): YearTrend => ({
  year,
  currencies: [
    {
      currency: 'NGN',
      return_bps: null,
      months: months.map((each, index) => ({ month: index + 1, line: each })),
      plans: [],
    },
  ],
})

test('what was paid in is counted back from today', () => {
  const trends = [
    trend(2026, line(110, 0, 5, -15), line(100, 50, 0, 0)),
    trend(2025, line(0, 0, 0, 0), line(0, 100, 10, 0)),
  ]
  expect(growthOf(trends, 'NGN', 13_500n)).toMatchObject([
    { year: 2025, month: 2, value: 11_000n, paidIn: 10_000n },
    { year: 2026, month: 1, value: 10_000n, paidIn: 8_500n, paidOut: 1_500n, earned: 500n },
    { year: 2026, month: 2, value: 15_000n, paidIn: 13_500n },
  ])
})

test('a currency without anything has no curve', () => {
  expect(growthOf([trend(2026, line(0, 0, 0, 0))], 'NGN', 0n)).toEqual([])
  expect(growthOf([], 'USD', 0n)).toEqual([])
})

test('the shorter history joins where it begins', () => {
  const month = { year: 2026, value: 100n, paidIn: 50n, paidOut: 0n, earned: 1n }
  const both = growthTogether(
    [
      { ...month, month: 1 },
      { ...month, month: 2 },
    ],
    [{ ...month, month: 2 }],
    cents => cents * 1000n,
  )
  expect(both.map(({ value }) => value)).toEqual([100n, 100_100n])
})

const years = [0, 1, 2, 3, 4].map(back => Number(referenceDay.slice(0, 4)) - back)
const rate = parseExchangeRate('1532.5')
const held = Object.values(people).flatMap(person => {
  const { usd_portfolio, ngn_portfolio } = portfolioSummaryOf(person)
  return [usd_portfolio, ngn_portfolio].flatMap(totals =>
    totals && totals.contributed > 0 ? [{ name: person.key, person, totals }] : [],
  )
})

test('there is money to look at', () => expect(held.length).toBeGreaterThan(4))

test.each(held)('the curve of $name in $totals.currency ends at what the card says', one => {
  const sum = sumIn(one.totals)
  expect(sum.paidIn + sum.earned - sum.paidOut).toBe(sum.value)
  const trends = years.map(year => yearTrendOf(one.person, year))
  const growth = growthOf(trends, sum.currency, sum.paidIn - sum.paidOut)
  expect(growth.at(-1)?.value).toBe(sum.value)
  // All that was earned is the space between value and paid in.
  expect(growth.reduce((all, { earned }) => all + earned, 0n)).toBe(sum.earned)
})

test('both currencies together add up to the last kobo', () => {
  if (!rate) throw new Error('a rate was expected')
  for (const { person } of held) {
    const { usd_portfolio, ngn_portfolio } = portfolioSummaryOf(person)
    if (!ngn_portfolio) continue
    const [naira, dollars] = [sumIn(ngn_portfolio), sumIn(usd_portfolio)]
    const both = sumTogether(naira, dollars, rate)
    expect(both.paidIn + both.earned - both.paidOut).toBe(both.value)
    expect(both.value).toBe(naira.value + inNaira(dollars.value, rate))
  }
})
