import { expect, test } from 'vitest'
import { bestAndWeakest, lastYear, pastBps, pastCourse } from './past-course.ts'

const months = [
  { month: '2026-03', net_return_ppm: 10_000 },
  { month: '2026-04', net_return_ppm: -20_000 },
  { month: '2026-05', net_return_ppm: 0 },
]

test('each month earns on what the months before have made', () => {
  expect(pastCourse(10_000_000n, months)).toEqual([
    { month: '2026-03', earned: 100_000n, value: 10_100_000n },
    { month: '2026-04', earned: -202_000n, value: 9_898_000n },
    { month: '2026-05', earned: 0n, value: 9_898_000n },
  ])
})

test('what it came to is the same for every amount, and a loss is one', () => {
  expect(pastBps(months)).toBe(-102)
  expect(pastBps(months.slice(0, 1))).toBe(100)
  expect(pastBps([])).toBe(0)
})

test('a year is twelve calendar months: one that is missing is not made up for by an older one', () => {
  const of = (...names: string[]) => names.map(month => ({ month, net_return_ppm: 10_000 }))
  const gap = of('2025-03', '2025-05', '2025-06', '2025-08', '2025-09', '2025-10', '2025-11')
  const since = of('2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05')
  expect(lastYear([...gap, ...since]).map(({ month }) => month)).toEqual(
    [...gap.slice(2), ...since].map(({ month }) => month),
  )
  expect(lastYear([])).toEqual([])
})

test('the best and the weakest month, the later one of equals', () => {
  const again = { month: '2026-06', net_return_ppm: -20_000 }
  expect(bestAndWeakest([...months, again])).toEqual({ best: months[0], weakest: again })
  expect(bestAndWeakest([])).toBeUndefined()
})
