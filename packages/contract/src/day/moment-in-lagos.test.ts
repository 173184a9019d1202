import { expect, it } from 'vitest'
import { dayInLagos } from './day-in-lagos.ts'
import { momentInLagos } from './moment-in-lagos.ts'

it.each([
  ['2026-06-20', '10:00', '2026-06-20T09:00:00.000Z'],
  ['2026-12-31', '00:30', '2026-12-30T23:30:00.000Z'],
])('%s at %s in Lagos is %s', (day, time, moment) => {
  expect(momentInLagos(day, time)).toBe(moment)
  expect(dayInLagos(new Date(moment))).toBe(day)
})
