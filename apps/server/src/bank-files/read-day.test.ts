import { expect, it } from 'vitest'
import { readDay } from './read-day.ts'

it.each([
  ['03/06/2026', 'day_first', '2026-06-03'],
  ['3-Jun-2026', 'day_first', '2026-06-03'],
  ['03-JUN-26', 'day_first', '2026-06-03'],
  ['03.06.26', 'day_first', '2026-06-03'],
  ['03 June 2026', 'day_first', '2026-06-03'],
  ['03/06/2026 14:20:11', 'day_first', '2026-06-03'],
  ['06/03/2026', 'month_first', '2026-06-03'],
  ['6/3/26', 'month_first', '2026-06-03'],
  ['Jun 3, 2026', 'month_first', '2026-06-03'],
  ['2026-06-03', 'year_first', '2026-06-03'],
  ['2026/06/03', 'year_first', '2026-06-03'],
  ['2026-06-03T23:59:00+01:00', 'year_first', '2026-06-03'],
  ['20260603', 'year_first', '2026-06-03'],
  ['29/02/2028', 'day_first', '2028-02-29'],
] as const)('reads %s, %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})

it.each([
  ['', 'day_first'],
  ['31/06/2026', 'day_first'],
  ['06/13/2026', 'day_first'],
  ['13/06/2026', 'month_first'],
  ['29/02/2026', 'day_first'],
  ['31/02/2026', 'day_first'],
  ['00/06/2026', 'day_first'],
  ['26/03/06', 'year_first'],
  ['٠٣/06/2026', 'day_first'],
  ['03/06/1926', 'day_first'],
  ['03/06/126', 'day_first'],
  ['03/Foo/2026', 'day_first'],
  ['2026-06-03', 'day_first'],
  ['03/06', 'day_first'],
  ['46176', 'year_first'],
] as const)('reads no day out of “%s”, %s', (text, order) => {
  expect(readDay(text, order)).toBe(undefined)
})
