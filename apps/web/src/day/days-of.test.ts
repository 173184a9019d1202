import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { daysOf } from './days-of.ts'

test('nothing is lost and no day comes twice', () => {
  const { items } = notificationsOf(dayo)
  const days = daysOf(items, ({ created_at }) => created_at)
  expect(days.flatMap(({ rows }) => rows)).toEqual(items)
  expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
  expect(days.length).toBeLessThan(items.length)
})
