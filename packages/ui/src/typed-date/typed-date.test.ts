import { describe, expect, test } from 'vitest'
import { dateOf, dayText, isBetween, typedDay, typedMonth } from './typed-date.ts'

describe('a day', () => {
  test.each([
    ['20/11/2026', '2026-11-20'],
    ['5/3/2026', '2026-03-05'],
    ['5.3.2026', '2026-03-05'],
    ['05 03 2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['00/01/2026', null],
    ['12/13/2026', null],
    ['12/12/26', null],
    ['12/12', null],
    ['1/2/3/2026', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is read as %j', (text, value) => {
    expect(typedDay.read(text)).toBe(value)
  })
  test('is written day first', () => expect(typedDay.write('2026-11-05')).toBe('05/11/2026'))
  test.each([
    ['20', '20'],
    ['201', '20/1'],
    ['20112026', '20/11/2026'],
    ['20/112', '20/11/2'],
    ['5/3', '5/3'],
    ['5/11/2026', '5/11/2026'],
  ])('%j is helped to %j', (typed, helped) => expect(typedDay.help(typed)).toBe(helped))
})

describe('a month', () => {
  test.each([
    ['11/2026', '2026-11'],
    ['1.2026', '2026-01'],
    ['2026-07', '2026-07'],
    ['13/2026', null],
    ['0/2026', null],
    ['11', null],
    ['', null],
  ])('%j is read as %j', (text, value) => expect(typedMonth.read(text)).toBe(value))
  test('is written month first', () => expect(typedMonth.write('2026-01')).toBe('01/2026'))
  test('is helped along', () => expect(typedMonth.help('112026')).toBe('11/2026'))
})

test.each(['2026-01-01', '2026-03-29', '2026-12-31', '1964-02-29'])('%s survives', value => {
  expect(dayText(dateOf(value))).toBe(value)
})

test('between', () => {
  expect(isBetween('2026-05-01', '2026-05-01', '2026-05-31')).toBe(true)
  expect(isBetween('2026-04-30', '2026-05-01', undefined)).toBe(false)
  expect(isBetween('2026-06-01', undefined, '2026-05-31')).toBe(false)
})
