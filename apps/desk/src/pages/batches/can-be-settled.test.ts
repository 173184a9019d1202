import { payoutBatchDetail, payoutBatches } from '@kinfold/personas/desk/payout-batches'
import { expect, it } from 'vitest'
import { canBeSettled } from './can-be-settled.ts'

const batch = payoutBatches.find(({ status }) => status === 'released')
const one = batch && payoutBatchDetail(batch.id)?.withdrawals[0]
if (!batch || !one) throw new Error('These tests need a withdrawal in a released batch.')
const byProvider = { ...batch, paid_through: 'provider' } as const
const stopped = { ...one, stop: 'member_on_hold' } as const

it('offers what the club’s bank was told to pay', () => {
  expect(canBeSettled(batch, one)).toBe(true)
  expect(canBeSettled({ ...batch, status: 'settled' }, one)).toBe(false)
  const { withdrawal } = one
  expect(canBeSettled(batch, { ...one, withdrawal: { ...withdrawal, status: 'paid' } })).toBe(false)
})

it('offers of a provider’s what is stopped, unless it may be there already', () => {
  expect(canBeSettled(byProvider, one)).toBe(false)
  expect(canBeSettled(byProvider, stopped)).toBe(true)
  expect(canBeSettled(byProvider, { ...stopped, is_sent: true })).toBe(false)
})
