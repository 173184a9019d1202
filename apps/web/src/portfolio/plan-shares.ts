import type { Share } from '@kinfold/ui/share-bar'

/** As many parts as a bar can show apart. */
export const mostShares = 5

/** Months of different plans, taken together from the last one back. */
function coursesTogether(courses: readonly (readonly bigint[])[]): bigint[] {
  const length = Math.max(0, ...courses.map(course => course.length))
  return Array.from({ length }, (_, index) =>
    courses.reduce((sum, course) => sum + (course.at(index - length) ?? 0n), 0n),
  )
}

/** The plans with most first; the small ones of many are taken together, so that the parts still add up. */
export function planShares(plans: readonly Share[]): Share[] {
  const held = plans.filter(({ minor }) => minor > 0n)
  const largestFirst = held.toSorted(
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
    },
  ]
}
