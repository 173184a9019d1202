import { expect, test } from 'vitest'
import { referenceDay } from '../reference-day.ts'
import { reconciliationsOn } from './reconciliations.ts'

test('the demo club’s bank has what its books have, but for the line that is still open', () => {
  const ofBank = reconciliationsOn(referenceDay).find(
    ({ kind, currency }) => kind === 'bank' && currency === 'NGN',
  )
  expect(ofBank?.open_lines).toBe(1)
  expect(ofBank?.difference.amount).toBe(-(ofBank?.open_amount.amount ?? 0))
})
