import { expect, test } from 'vitest'
import { operatingSystem } from './operating-system.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 0, 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15', 0, 'Mac OS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15', 5, 'iOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 5, 'iOS'],
  ['Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36', 5, 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 0, 'Linux'],
  ['curl/8', 0, 'Unknown'],
])('%s with %i touch points is %s', (userAgent, touchPoints, expected) => {
  expect(operatingSystem(userAgent, touchPoints)).toBe(expected)
})
