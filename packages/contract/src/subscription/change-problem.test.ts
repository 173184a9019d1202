import { expect, it } from 'vitest'
import { changeProblem, skipProblem } from './change-problem.ts'
import { subscriptionStatuses } from './subscription-status.ts'

it.each([
  ['pause', ['active']],
  ['resume', ['paused', 'past_due']],
  ['skip', ['active', 'past_due']],
  ['amount', ['active', 'paused', 'past_due']],
  ['card', ['active', 'past_due']],
] as const)('%s is possible while it is %s', (change, possible) => {
  const granted = subscriptionStatuses.filter(
    status => changeProblem(change, { status, is_charging: false }) === undefined,
  )
  expect(granted).toEqual(possible)
})

it('waits for a charge that is under way, except for the amount', () => {
  const facts = { status: 'active', is_charging: true } as const
  expect(changeProblem('pause', facts)).toBe('subscription_charging')
  expect(changeProblem('amount', facts)).toBe(undefined)
})

it('skips the period that the member saw, and no other', () => {
  const facts = { status: 'active', is_charging: false, period_on: '2026-06-30' } as const
  expect(skipProblem(facts, '2026-06-30')).toBe(undefined)
  expect(skipProblem(facts, '2026-05-31')).toBe('subscription_not_changeable')
})
