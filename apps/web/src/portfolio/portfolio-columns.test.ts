import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { portfolioColumns } from './portfolio-columns.tsx'

const [portfolio] = allPortfoliosOf(dayo)
if (!portfolio) throw new Error('Dayo has portfolios')
const maturity = portfolioColumns.find(({ id }) => id === 'matures')

test.each<[string, Partial<Portfolio>, string]>([
  ['before its first payment', { started_on: null, matures_on: null }, 'Not yet known'],
  ['without a term', { started_on: '2025-06-01', matures_on: null }, 'Open-ended'],
  ['with a term', { started_on: '2025-06-01', matures_on: '2026-12-01' }, '1 Dec 2026'],
])('a portfolio %s matures: %s', (_, facts, text) => {
  expect(maturity?.cell({ ...portfolio, status: 'active', ...facts })).toBe(text)
})
