import { expect, it } from 'vitest'
import { visitorKey } from './visitor-key.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:5:9:1:2:3:4', '2001:db8:5:9'],
  ['2001:db8:5:9::1', '2001:db8:5:9'],
  // The same network, written short and in full.
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['::1', ':0:0:0'],
])('counts %s as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})
