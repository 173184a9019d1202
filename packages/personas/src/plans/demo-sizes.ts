import type { PlanSize } from '@kinfold/contract/plan/plan-size'

const few = { members: null, value: null, weighting: 'value' } as const

/** What members are told of the demo club’s plans: few hold each, so neither how many nor how much. */
export const demoSizes = {
  growthPool: { month: '2026-05', since: '2024-08', ...few },
  purpleNaira: { month: '2026-05', since: '2024-07', ...few },
  purpleDollar: { month: '2026-05', since: '2025-01', ...few },
  diasporaPool: { month: '2026-05', since: '2024-09', ...few },
  // Its last month waits to be posted.
  steadyIncome: { month: '2026-04', since: '2026-01', ...few },
} as const satisfies Readonly<Record<string, PlanSize>>
