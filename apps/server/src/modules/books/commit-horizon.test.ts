import { expect, it } from 'vitest'
import { CommitHorizon } from './commit-horizon.ts'

const state = (newest: bigint, oldestRunning: bigint, nextTransaction: bigint) => ({
  newest,
  oldestRunning,
  nextTransaction,
})

it('does not pass an id while a transaction from that time runs', () => {
  const horizon = new CommitHorizon()
  horizon.look(state(10n, 100n, 105n))
  horizon.look(state(12n, 101n, 106n))
  horizon.look(state(14n, 105n, 110n))
  expect(horizon.settledTo).toBe(0n)
  horizon.look(state(20n, 106n, 120n))
  expect(horizon.settledTo).toBe(10n)
})

it('comes to rest at the newest id when nothing happens', () => {
  const horizon = new CommitHorizon()
  for (let look = 0; look < 3; look += 1) horizon.look(state(7n, 50n, 50n))
  expect(horizon.settledTo).toBe(7n)
  horizon.look(state(7n, 50n, 50n))
  expect(horizon.settledTo).toBe(7n)
})
