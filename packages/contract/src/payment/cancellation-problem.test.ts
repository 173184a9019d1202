import { expect, it } from 'vitest'
import { cancellationProblem } from './cancellation-problem.ts'
import { paymentStatuses } from './payment-status.ts'

it('lets a member give up what has not arrived', () => {
  const open = paymentStatuses.filter(status => cancellationProblem(status) === undefined)
  expect(open).toEqual(['pending', 'pending_confirmation'])
})
