import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { monthsOf, monthText } from './months-of.ts'

test('nothing is lost and no month comes twice', () => {
  const { items } = notificationsOf(dayo)
  const months = monthsOf(items, ({ created_at }) => created_at)
  expect(months.flatMap(({ rows }) => rows)).toEqual(items)
  expect(new Set(months.map(({ month }) => month)).size).toBe(months.length)
  expect(months.length).toBeLessThan(items.length)
})

test('a month is a month where the club is, and is written out', () => {
  const [first] = monthsOf(['2026-05-31T23:30:00Z'], moment => moment)
  expect(first?.month).toBe('2026-06')
  expect(monthText('2026-06')).toBe('June 2026')
})
