import { expect, it } from 'vitest'
import { businessDayAfter, businessDayBy, isBusinessDay } from './business-days.ts'

const easter = new Set(['2026-04-03', '2026-04-06'])

it.each([
  ['2026-06-05', 'a Friday', true],
  ['2026-07-04', 'a Saturday', false],
  ['2026-07-05', 'a Sunday', false],
  ['2026-04-03', 'Good Friday', false],
  ['2026-04-07', 'the day after Easter Monday', true],
])('%s, %s, is a business day: %s', (day, _, expected) => {
  expect(isBusinessDay(day, easter)).toBe(expected)
})

it.each([
  ['2026-06-05', '2026-06-05'],
  ['2026-07-05', '2026-07-03'],
  // Sunday, Saturday and Good Friday.
  ['2026-04-05', '2026-04-02'],
  ['2026-04-06', '2026-04-02'],
])('banks work on or before %s for the last time on %s', (day, expected) => {
  expect(businessDayBy(day, easter)).toBe(expected)
})

it.each([
  ['2026-06-02', 0, '2026-06-02'],
  ['2026-06-02', 2, '2026-06-04'],
  ['2026-06-05', 2, '2026-06-09'],
  ['2026-06-06', 1, '2026-06-08'],
  // Good Friday, a Saturday, Easter Sunday and Easter Monday.
  ['2026-04-02', 2, '2026-04-08'],
  ['2026-12-30', 2, '2027-01-01'],
])('after %s, the business day number %i is %s', (day, count, expected) => {
  expect(businessDayAfter(day, count, easter)).toBe(expected)
})

it('stays with the day where a list knows no business day at all', () => {
  const always = { has: () => true } as unknown as ReadonlySet<string>
  expect(businessDayBy('2026-06-05', always)).toBe('2026-06-05')
})
