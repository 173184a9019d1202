import type { PlanReference } from '@kinfold/contract/plan/plan'
import type { Share } from '@kinfold/ui/share-bar'

/** As many parts as a bar can show apart. */
const mostShares = 5

/** What one plan holds, or several small ones together. */
export type PlanShare = Share & { plans: readonly PlanReference['id'][] }

/** Months of different plans, taken together from the last one back. */
function coursesTogether(courses: readonly (readonly bigint[])[]): bigint[] {
  const length = Math.max(0, ...courses.map(course => course.length))
  return Array.from({ length }, (_, index) =>
    courses.reduce((sum, course) => sum + (course.at(index - length) ?? 0n), 0n),
  )
}

/** The plans with most first; the small ones of many are taken together, so that the parts still add up. */
export function planShares(plans: readonly PlanShare[]): PlanShare[] {
  const largestFirst = plans.toSorted(
    (a, b) => Number(b.minor > a.minor) - Number(b.minor < a.minor),
  )
  if (largestFirst.length <= mostShares) return largestFirst
  const rest = largestFirst.slice(mostShares - 1)
  return [
    ...largestFirst.slice(0, mostShares - 1),
    {
      name: `${rest.length} other plans`,
      minor: rest.reduce((sum, { minor }) => sum + minor, 0n),
      course: coursesTogether(rest.map(({ course = [] }) => course)),
      plans: rest.flatMap(each => each.plans),
    },
  ]
}

/** Where each plan stands among the shares: what its colour is. */
export const ranksIn = (shares: readonly PlanShare[]): Map<PlanReference['id'], number> =>
  new Map(shares.flatMap(({ plans }, at) => plans.map(id => [id, at] as const)))
