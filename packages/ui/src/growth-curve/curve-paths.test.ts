import { expect, test } from 'vitest'
import { curvePaths } from './curve-paths.ts'

const scale = { ticks: [0n, 100n], least: 0n, most: 100n }

test('the value is a line, what was paid in a step, the gap lies between', () => {
  expect(curvePaths([50n, 100n], [50n, 75n], scale)).toEqual({
    value: 'M25.00 50.00L75.00 0.00',
    paidIn: 'M25.00 50.00L75.00 50.00L75.00 25.00',
    gap: 'M25.00 50.00L75.00 0.00L75.00 25.00L75.00 50.00L25.00 50.00Z',
  })
})

test('one period is a point in the middle', () => {
  expect(curvePaths([100n], [0n], scale).value).toBe('M50.00 0.00')
})
