import { expect, it } from 'vitest'
import { CommitHorizon } from './commit-horizon.ts'

it('does not pass an id while a transaction from that time is running', () => {
  const horizon = new CommitHorizon()
  horizon.look({ newest: 10n, writers: ['3/1', '4/1'] })
  horizon.look({ newest: 12n, writers: ['4/1', '5/1'] })
  expect(horizon.settledTo).toBe(0n)
  horizon.look({ newest: 14n, writers: ['5/1'] })
  expect(horizon.settledTo).toBe(10n)
})

it('is at the newest id when nobody is writing', () => {
  const horizon = new CommitHorizon()
  horizon.look({ newest: 7n, writers: [] })
  expect(horizon.settledTo).toBe(7n)
  horizon.look({ newest: 7n, writers: [] })
  expect(horizon.settledTo).toBe(7n)
})
