import { demoMonths } from '@kinfold/personas/desk/demo-months'
import { expect, it } from 'vitest'
import { lookOf } from './look-of.ts'
import { nextMonth } from './next-month.ts'

const april = demoMonths.find(({ proposal }) => proposal)
const may = demoMonths.find(({ month, year }) => year === 2026 && month === 5)
const march = demoMonths.find(({ month, year }) => year === 2026 && month === 3)
if (!april || !may || !march) throw new Error('These tests need three months, and a proposal.')

it('goes on with the oldest that waits to be confirmed', () => {
  expect(nextMonth(demoMonths)).toBe(april)
  const both = [{ ...may, proposal: april.proposal }, april, march]
  expect(nextMonth(both)).toBe(april)
})

it('goes on with the oldest that can be proposed where none waits', () => {
  const none = { ...april, proposal: null }
  expect(nextMonth([may, none, march])).toBe(march)
  expect(nextMonth([{ ...march, obstacle: 'returns_under_way' }])).toBeUndefined()
  expect(nextMonth([])).toBeUndefined()
})

it('says of each month whether it is next, or closed with the one that is', () => {
  const labelOf = (about: typeof april) => lookOf(about, april).label
  expect(labelOf(april)).toBe('Next to confirm')
  expect(labelOf(march)).toBe('Closes with April 2026')
  expect(labelOf(may)).toBe('Open')
  expect(labelOf({ ...may, proposal: april.proposal })).toBe('To confirm')
  expect(lookOf(march, march).label).toBe('Next to propose')
})
