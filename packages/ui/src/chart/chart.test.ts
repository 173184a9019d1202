import { expect, test } from 'vitest'
import { chartScale, heightOf } from './chart-scale.ts'
import { stackValues } from './stack-values.ts'

test.each([
  [[0n, 87n], '0 50 100'],
  [[1_234_567n], '0 500000 1000000 1500000'],
  [[-30n, 70n], '-50 0 50 100'],
  [[-12n, -3n], '-15 -10 -5 0'],
  [[], '0'],
  [[0n], '0'],
])('%s is drawn between %s', (values, ticks) => {
  expect(chartScale(values).ticks.join(' ')).toBe(ticks)
})

test('the most stands at the top, the least at the bottom', () => {
  const scale = chartScale([0n, 100n])
  expect(heightOf(100n, scale)).toBe(0)
  expect(heightOf(25n, scale)).toBe(75)
  expect(heightOf(0n, scale)).toBe(100)
})

test('losses are stacked downwards, never hidden behind gains', () => {
  expect(stackValues([100n, -20n, 50n, -5n])).toEqual([
    { series: 0, from: 0n, to: 100n },
    { series: 1, from: 0n, to: -20n },
    { series: 2, from: 100n, to: 150n },
    { series: 3, from: -20n, to: -25n },
  ])
})
