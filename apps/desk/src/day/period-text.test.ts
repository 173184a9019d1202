import { expect, test } from 'vitest'
import { periodText } from './day-text.ts'

test('names a single day once', () => {
  expect(periodText('2026-06-03', '2026-06-03')).toBe('3 Jun 2026')
  expect(periodText('2026-06-03', '2026-06-05')).toBe('3 Jun 2026 to 5 Jun 2026')
})
