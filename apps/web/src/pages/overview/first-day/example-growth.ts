import type { Plan } from '@kinfold/contract/plan/plan'

/** In the lowest unit of the plan's currency, at the end of each month. */
type ExampleMonth = { readonly value: bigint; readonly paidIn: bigint }

const months = 24

/** What the same amount each month could become in two years at what a plan expects in a year, before fees. */
export function exampleGrowth(monthly: bigint, bps: number): ExampleMonth[] {
  const course: ExampleMonth[] = []
  let value = 0n
  for (let month = 1n; month <= months; month += 1n) {
    const before = value + monthly
    value = before + (before * BigInt(bps)) / 120_000n
    course.push({ value, paidIn: monthly * month })
  }
  return course
}

type Choice = { plan: Plan; bps: number }

/** The open plan in a currency that says what it expects, the one with the lowest threshold first. */
export function examplePlan(
  plans: readonly Plan[],
  currency: Plan['currency'],
): Choice | undefined {
  const fitting = plans.flatMap(plan => {
    const { expected_return_bps: bps } = plan
    return plan.state === 'open' && plan.currency === currency && bps ? [{ plan, bps }] : []
  })
  return fitting.toSorted((a, b) => a.plan.minimum - b.plan.minimum)[0]
}
