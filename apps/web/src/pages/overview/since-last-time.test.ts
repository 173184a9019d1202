import type { WireMoney } from '@kinfold/contract/money/wire-money'
import { expect, test } from 'vitest'
import { readLastLook, sinceLastTime, writeLastLook } from './since-last-time.ts'

const last = { member: 'cus_1', day: '2026-06-01', newest: '2026-06-01T08:00:00.000Z' }
const seenBy = (member: string, today = '2026-06-04') => ({ member, today })
const now = seenBy('cus_1')
const news = (...titles: string[]) =>
  titles.map(title => ({
    kind: 'payment' as const,
    title,
    body: `${title}, ₦5,000.`,
    amount: null as WireMoney | null,
    created_at: '2026-06-02T08:00:00.000Z',
  }))

test('names what is new, and counts the rest', () => {
  expect(sinceLastTime(last, now, news('Returns for May', 'Withdrawal approved.', 'x', 'y'))).toBe(
    'Since 1 June 2026: Returns for May · Withdrawal approved · 2 more',
  )
})

test('names the same words once, with how often they came', () => {
  const arrived = 'Your contribution has arrived'
  expect(sinceLastTime(last, now, news(arrived, arrived, 'x', 'y', 'z'))).toBe(
    `Since 1 June 2026: ${arrived} (2) · x · 2 more`,
  )
})

test('says how much the same things came to, where all are of one currency', () => {
  const of = (...amounts: (WireMoney | null)[]) =>
    sinceLastTime(
      last,
      now,
      amounts.flatMap((amount, index) =>
        news(index > 1 ? 'x' : 'Arrived').map(each => ({ ...each, amount })),
      ),
    )
  const naira = { currency: 'NGN', amount: 305_000 } as const
  const dollars = { currency: 'USD', amount: 100 } as const
  expect(of(naira, naira)).toBe('Since 1 June 2026: Arrived (2), ₦610,000')
  expect(of(naira, dollars)).toBe('Since 1 June 2026: Arrived (2)')
  expect(of(naira, null, dollars)).toBe('Since 1 June 2026: Arrived (2) · x, $100')
})

test('tells a single thing in full, what goes to everybody by its title', () => {
  expect(sinceLastTime(last, now, news('Arrived'))).toBe('Since 1 June 2026: Arrived, ₦5,000')
  const notices = news('The yearly meeting').map(each => ({ ...each, kind: 'notice' as const }))
  expect(sinceLastTime(last, now, notices)).toBe('Since 1 June 2026: The yearly meeting')
})

test('says the day one looked as people say it', () => {
  const since = (today: string) => sinceLastTime(last, seenBy('cus_1', today), news('x', 'y'))
  expect(since('2026-06-01')).toBe('Since earlier today: x · y')
  expect(since('2026-06-02')).toBe('Since yesterday: x · y')
})

test('says nothing of what was seen, of nothing, and to anybody else', () => {
  const seen = news('Old').map(each => ({ ...each, created_at: last.newest }))
  expect(sinceLastTime(last, now, seen)).toBeUndefined()
  expect(sinceLastTime(undefined, now, news('x'))).toBeUndefined()
  expect(sinceLastTime(last, seenBy('cus_2'), news('x'))).toBeUndefined()
})

test('is read as it was written, and anything else is nothing', () => {
  expect(readLastLook(writeLastLook(last))).toEqual(last)
  expect(readLastLook('half it')).toBeUndefined()
  expect(readLastLook(null)).toBeUndefined()
})
