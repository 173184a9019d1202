import { expect, it } from 'vitest'
import { nextAskAt } from './when-to-ask.ts'

const createdAt = new Date('2026-06-03T09:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
const payment = { status: 'pending', createdAt, expiresAt: null } as const

it.each([
  ['a minute after the first time', 0, 0, 1],
  ['two after the second', 1, 1, 3],
  ['an hour and four minutes after the seventh', 6, 127, 191],
  ['never more than six hours later', 40, 1000, 1360],
  ['for the last time after three days', 40, 4300, 4320],
])('asks %s', (_when, asks, now, next) => {
  expect(nextAskAt({ ...payment, asks }, after(now))).toEqual(after(next))
})

it('asks when the checkout expires, if that is sooner', () => {
  const expiring = { ...payment, expiresAt: after(60), asks: 6 }
  expect(nextAskAt(expiring, after(30))).toEqual(after(60))
  expect(nextAskAt(expiring, after(60))).toEqual(after(124))
  expect(nextAskAt({ ...expiring, status: 'cancelled' }, after(30))).toEqual(after(94))
})

it('asks no more after three days', () => {
  expect(nextAskAt({ ...payment, asks: 20 }, after(4320))).toBe(null)
})
