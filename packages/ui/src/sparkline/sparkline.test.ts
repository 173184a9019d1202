import { expect, test } from 'vitest'
import { sparkPath } from './sparkline.tsx'

test.each([
  [[0n, 100n], 'M2.0 18.0L62.0 2.0'],
  [[100n, 0n, 50n], 'M2.0 2.0L32.0 18.0L62.0 10.0'],
  [[-5n, -5n], 'M2.0 10.0L62.0 10.0'],
  [[0n, 10n ** 16n], 'M2.0 18.0L62.0 2.0'],
])('%s is drawn %s', (values, path) => {
  expect(sparkPath(values)).toBe(path)
})
