import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import { type CountedPlan, planSizeOf } from './plan-size.ts'

const counted: CountedPlan = {
  month: '2026-05',
  since: '2024-08',
  weighting: 'value',
  members: 10,
  value: money('NGN', 318_123_456_78n),
  largestBps: 1200,
}

it('says of fewer than ten members neither how many they are nor what they have', () => {
  expect(planSizeOf({ ...counted, members: 9 })).toEqual({
    month: '2026-05',
    since: '2024-08',
    weighting: 'value',
    members: null,
    value: null,
  })
  expect(planSizeOf(counted)).toMatchObject({ members: 10, value: 300_000_000 })
})

it('says no sum that one member has most of', () => {
  expect(planSizeOf({ ...counted, largestBps: 5001 })).toMatchObject({ members: 10, value: null })
  expect(planSizeOf({ ...counted, largestBps: 5000 }).value).not.toBeNull()
})

it.each([
  [142, 320_000_000],
  [420, 318_000_000],
  [4_000, 318_100_000],
])('rounds what %i members have to %i', (members, value) => {
  expect(planSizeOf({ ...counted, members })).toMatchObject({ members, value })
})

it('rounds to no less than what one has on average, and by no more than that takes', () => {
  const steps = Array.from({ length: 16 }, (_, zeros) => 10n ** BigInt(zeros))
    .flatMap(power => [power, 2n * power, 5n * power])
    .filter(step => step >= 100n)
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 100_000 }),
      fc.bigInt({ min: 100n, max: 10n ** 15n }),
      (members, minor) => {
        const { value } = planSizeOf({ ...counted, members, value: money('NGN', minor) })
        const said = moneyFromWire('NGN', value ?? 0).minor
        const step = steps.find(each => each * BigInt(members) > minor) ?? 0n
        expect(said % step).toBe(0n)
        const off = said > minor ? said - minor : minor - said
        expect(off * 2n).toBeLessThanOrEqual(step)
      },
    ),
  )
})
