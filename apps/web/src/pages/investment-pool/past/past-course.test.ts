import { expect, test } from 'vitest'
import { pastBps, pastCourse } from './past-course.ts'

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
