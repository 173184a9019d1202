import { expect, test } from 'vitest'
import { readLastLook, sinceLastTime, writeLastLook } from './since-last-time.ts'

const last = { member: 'cus_1', day: '2026-06-01', newest: '2026-06-01T08:00:00.000Z' }
const news = (...titles: string[]) =>
  titles.map(title => ({ title, created_at: '2026-06-02T08:00:00.000Z' }))

test('names what is new, and counts the rest', () => {
  expect(
    sinceLastTime(last, 'cus_1', news('Returns for May', 'Withdrawal approved.', 'x', 'y')),
  ).toBe('Since 1 June 2026: Returns for May · Withdrawal approved · 2 more')
})

test('says nothing of what was seen, of nothing, and to anybody else', () => {
  const seen = [{ title: 'Old', created_at: last.newest }]
  expect(sinceLastTime(last, 'cus_1', seen)).toBeUndefined()
  expect(sinceLastTime(undefined, 'cus_1', news('x'))).toBeUndefined()
  expect(sinceLastTime(last, 'cus_2', news('x'))).toBeUndefined()
})

test('is read as it was written, and anything else is nothing', () => {
  expect(readLastLook(writeLastLook(last))).toEqual(last)
  expect(readLastLook('half it')).toBeUndefined()
  expect(readLastLook(null)).toBeUndefined()
})
