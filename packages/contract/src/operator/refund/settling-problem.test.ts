import { expect, it } from 'vitest'
import { refundStatuses } from './refund.ts'
import { settlingProblem } from './settling-problem.ts'

it('lets a hand say only what became of money that a hand sends', () => {
  const ofHand = (outcome: 'paid' | 'failed') =>
    refundStatuses.map(status => settlingProblem({ status, way: 'hand' }, outcome))
  const over = 'already_decided'
  expect(ofHand('paid')).toEqual([over, over, undefined, over, over])
  expect(ofHand('failed')).toEqual([over, over, undefined, undefined, over])
  expect(settlingProblem({ status: 'sent', way: 'provider' }, 'paid')).toBe('conflict')
})
