import { expect, it } from 'vitest'
import { hoursText } from './meeting-words.ts'

it.each([
  ['2026-06-20T09:00:00.000Z', 150, '10:00 to 12:30, Lagos time'],
  ['2026-06-20T22:30:00.000Z', 60, '23:30 to 00:30, Lagos time'],
])('a meeting at %s of %i minutes is from %s', (starts_at, minutes, text) => {
  expect(hoursText({ starts_at, minutes })).toBe(text)
})
