import type { Plan, PlanReference } from '@kinfold/contract/plan/plan'
import { demoHoldings } from './demo-holdings.ts'
import { demoSizes } from './demo-sizes.ts'

const termsLink = (name: string) => `https://kinfold.example/terms/${name}`

export const growthPool: Plan = {
  id: 1,
  name: 'Family Growth Pool',
  product_type: 'growth',
  currency: 'NGN',
  description: 'The club’s first pool: Nigerian shares and bonds, held for the long run.',
  suited_for: 'Money you can leave for three years or longer.',
  risk: 'Shares fall as well as rise: a month, and even a year, can end with less than it began.',
  holdings: demoHoldings.growthPool,
  minimum: 50_000,
  tenor_months: null,
  expected_return_bps: 1250,
  state: 'open',
  terms_link: termsLink('growth-pool'),
  returns_weighting: 'value',
  tells_size: true,
  size: demoSizes.growthPool,
  is_posting_returns: false,
}

export const purpleNaira: Plan = {
  id: 2,
  name: 'Adire One',
  product_type: 'purple',
  currency: 'NGN',
  description: 'Twelve months in naira, mostly treasury bills and short bonds.',
  suited_for: 'Naira that you won’t need for a year.',
  risk: 'Little, while the government pays its debts. Prices can still grow faster than your money.',
  holdings: demoHoldings.purpleNaira,
  minimum: 50_000,
  tenor_months: 12,
  expected_return_bps: 1600,
  state: 'open',
  terms_link: termsLink('purple'),
  returns_weighting: 'value',
  tells_size: true,
  size: demoSizes.purpleNaira,
  is_posting_returns: false,
}

export const purpleDollar: Plan = {
  id: 3,
  name: 'Adire Two',
  product_type: 'purple',
  currency: 'USD',
  description: 'Twelve months in dollars, in Nigerian Eurobonds.',
  suited_for: 'Dollars that you won’t need for a year.',
  risk: 'A state can pay late or less, and the price of its bonds moves every day.',
  holdings: demoHoldings.purpleDollar,
  minimum: 250,
  tenor_months: 12,
  expected_return_bps: 720,
  state: 'open',
  terms_link: termsLink('purple'),
  returns_weighting: 'value',
  tells_size: true,
  size: demoSizes.purpleDollar,
  is_posting_returns: false,
}

export const diasporaPool: Plan = {
  id: 4,
  name: 'Diaspora Pool',
  product_type: 'diaspora',
  currency: 'USD',
  description: 'Dollars from members abroad, in a broad fund of world shares.',
  suited_for: 'Savings in dollars, for the long run.',
  risk: 'The world’s shares lose a quarter and more in a bad year, and take their time to come back.',
  holdings: demoHoldings.diasporaPool,
  minimum: 100,
  tenor_months: null,
  expected_return_bps: 650,
  state: 'open',
  terms_link: termsLink('diaspora-pool'),
  returns_weighting: 'value',
  tells_size: true,
  size: demoSizes.diasporaPool,
  is_posting_returns: false,
}

export const steadyIncome: Plan = {
  id: 5,
  name: 'Steady Income',
  product_type: 'income',
  currency: 'NGN',
  description: 'Six months in naira, in money-market instruments.',
  suited_for: 'Naira that you may need soon after six months.',
  risk: 'Little: it earns less when interest falls, and prices can grow faster.',
  holdings: demoHoldings.steadyIncome,
  minimum: 25_000,
  tenor_months: 6,
  expected_return_bps: 1400,
  state: 'open',
  terms_link: null,
  returns_weighting: 'value',
  tells_size: true,
  size: demoSizes.steadyIncome,
  is_posting_returns: false,
}

export const harvest: Plan = {
  id: 6,
  name: 'Harvest 2024',
  product_type: 'harvest',
  currency: 'NGN',
  description: 'A season’s crop finance. Closed; the last members were paid in July 2025.',
  suited_for: null,
  risk: null,
  holdings: null,
  minimum: 100_000,
  tenor_months: 12,
  expected_return_bps: 1800,
  state: 'closed',
  terms_link: null,
  returns_weighting: 'value',
  tells_size: false,
  size: null,
  is_posting_returns: false,
}

export const schoolFees: Plan = {
  id: 7,
  name: 'School Fees',
  product_type: 'education',
  currency: 'NGN',
  description: 'Nine months, paid out before the school year. Not announced yet.',
  suited_for: null,
  risk: null,
  holdings: null,
  minimum: 20_000,
  tenor_months: 9,
  expected_return_bps: null,
  state: 'draft',
  terms_link: null,
  returns_weighting: 'value',
  tells_size: false,
  size: null,
  is_posting_returns: false,
}

export const demoPlans: readonly Plan[] = [
  growthPool,
  purpleNaira,
  purpleDollar,
  diasporaPool,
  steadyIncome,
  harvest,
  schoolFees,
]

export function planReference({ id, name, product_type, currency }: Plan): PlanReference {
  return { id, name, product_type, currency }
}
