// What is agreed about each portfolio. What it is worth follows from its movements.
import type { Id } from '@kinfold/contract/fields/id'
import type { Money } from '@kinfold/contract/money/money'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { MaturityChoice } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import { naira } from '../demo-amounts.ts'
import { demoId } from '../demo-id.ts'
import type { PersonKey } from '../people/person.ts'
import {
  diasporaPool,
  growthPool,
  harvest,
  purpleDollar,
  purpleNaira,
  steadyIncome,
} from '../plans/demo-plans.ts'

export interface PortfolioFacts {
  readonly key: string
  readonly id: Id<'portfolio'>
  readonly owner: PersonKey
  readonly plan: Plan
  readonly status: PortfolioStatus
  readonly createdAt: string
  readonly startedOn: string | null
  readonly maturesOn: string | null
  readonly atMaturity: MaturityChoice
  /** What its member wants it to be worth, and by when. */
  readonly goal: { readonly amount: Money; readonly by: string } | null
  /** What is promised but has not arrived. */
  readonly awaited: Money | null
}

type Given = Pick<PortfolioFacts, 'key' | 'owner' | 'plan' | 'status' | 'createdAt'> &
  Partial<PortfolioFacts>

function createFacts(given: Given): PortfolioFacts {
  return {
    id: demoId('portfolio', given.key),
    startedOn: null,
    maturesOn: null,
    atMaturity: 'pay_out',
    goal: null,
    awaited: null,
    ...given,
  }
}

export const portfolioFacts: readonly PortfolioFacts[] = [
  createFacts({
    key: 'dayo purple naira',
    owner: 'dayo',
    plan: purpleNaira,
    status: 'active',
    createdAt: '2024-07-10T09:30:00Z',
    startedOn: '2024-07-10',
    // Rolled over once, in July 2025.
    maturesOn: '2026-07-10',
    atMaturity: 'roll_over',
  }),
  createFacts({
    key: 'dayo purple dollar',
    owner: 'dayo',
    plan: purpleDollar,
    status: 'active',
    createdAt: '2025-01-15T10:00:00Z',
    startedOn: '2025-01-15',
    maturesOn: '2027-01-15',
    atMaturity: 'roll_over',
  }),
  createFacts({
    key: 'dayo growth pool',
    owner: 'dayo',
    plan: growthPool,
    status: 'active',
    createdAt: '2024-08-31T08:45:00Z',
    startedOn: '2024-08-31',
    goal: { amount: naira(3_000_000), by: '2027-09-01' },
  }),
  createFacts({
    key: 'dayo harvest',
    owner: 'dayo',
    plan: harvest,
    status: 'closed',
    createdAt: '2024-07-01T12:00:00Z',
    startedOn: '2024-07-01',
    maturesOn: '2025-07-01',
  }),
  createFacts({
    key: 'efe diaspora pool',
    owner: 'efe',
    plan: diasporaPool,
    status: 'active',
    createdAt: '2024-09-15T14:00:00Z',
    startedOn: '2024-09-15',
  }),
  createFacts({
    key: 'efe purple dollar',
    owner: 'efe',
    plan: purpleDollar,
    // Its term ended today; the payout job has not run yet.
    status: 'matured',
    createdAt: '2025-06-03T15:00:00Z',
    startedOn: '2025-06-03',
    maturesOn: '2026-06-03',
  }),
  createFacts({
    key: 'funmi steady income',
    owner: 'funmi',
    plan: steadyIncome,
    status: 'active',
    createdAt: '2026-01-12T09:00:00Z',
    startedOn: '2026-01-12',
    maturesOn: '2026-07-12',
  }),
  createFacts({
    key: 'funmi growth pool',
    owner: 'funmi',
    plan: growthPool,
    status: 'pending_payment',
    createdAt: '2026-06-01T18:20:00Z',
    awaited: naira(75_000),
  }),
  createFacts({
    key: 'chidi growth pool',
    owner: 'chidi',
    plan: growthPool,
    status: 'pending_confirmation',
    createdAt: '2026-06-02T10:05:00Z',
    awaited: naira(100_000),
  }),
  createFacts({
    key: 'gbenga steady income',
    owner: 'gbenga',
    plan: steadyIncome,
    status: 'cancelled',
    createdAt: '2026-05-25T11:00:00Z',
  }),
  createFacts({
    key: 'halima growth pool',
    owner: 'halima',
    plan: growthPool,
    status: 'active',
    createdAt: '2025-03-03T09:10:00Z',
    startedOn: '2025-03-03',
  }),
  createFacts({
    key: 'halima steady income',
    owner: 'halima',
    plan: steadyIncome,
    status: 'active',
    createdAt: '2026-03-02T09:10:00Z',
    startedOn: '2026-03-02',
    maturesOn: '2026-09-02',
  }),
]

export function portfolioFactsOf(key: string): PortfolioFacts {
  const facts = portfolioFacts.find(each => each.key === key)
  if (!facts) throw new RangeError(`the demo club has no portfolio “${key}”`)
  return facts
}
