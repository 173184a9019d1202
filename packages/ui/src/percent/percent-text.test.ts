import { expect, test } from 'vitest'
import { percentText } from './percent-text.ts'

test.each([
  [12.5, {}, '12.5'],
  [16, {}, '16'],
  [0, {}, '0'],
  [11.6, { decimals: 2, signed: true }, '+11.60'],
  [-0.5, { decimals: 1, signed: true }, '−0.5'],
  [0, { decimals: 2, signed: true }, '0.00'],
  [-0.001, {}, '0'],
  [100_000, { decimals: 2, signed: true }, '+100,000.00'],
])('%d as %o', (percent, look, figures) => {
  expect(percentText(percent, look)).toBe(`${figures}\u00a0%`)
})
