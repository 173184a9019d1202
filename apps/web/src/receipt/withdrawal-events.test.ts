import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { withdrawalEvents } from './withdrawal-events.ts'

const { items } = withdrawalsOf(dayo)

test.each([
  ['pending', ['done', 'current', 'ahead']],
  ['approved', ['done', 'done', 'current']],
  ['in_batch', ['done', 'done', 'current', 'ahead']],
  ['paid', ['done', 'done', 'done']],
  ['failed', ['done', 'failed']],
  ['cancelled', ['done', 'done']],
  ['returned', ['done', 'done', 'done', 'failed']],
] as const)('a withdrawal that is %s went through %o', (status, states) => {
  const withdrawal = items.find(each => each.status === status)
  const events = withdrawal ? withdrawalEvents(withdrawal) : []
  expect(events.map(({ state = 'done' }) => state)).toEqual(states)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
})
