import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { carriedDay, readyMoney, type Uncleared } from './ready-money.ts'

const naira = (minor: bigint) => money('NGN', minor)
const paid = (minor: bigint, from: string, into?: { id: string; worth: bigint }): Uncleared => ({
  amount: naira(minor),
  from,
  portfolio: into && { id: into.id, worth: naira(into.worth) },
})
const told = (available: bigint, ...uncleared: Uncleared[]) => {
  const { ready, later } = readyMoney(naira(available), uncleared)
  return [ready.minor, ...later.map(({ amount, from }) => [from, amount.minor])]
}
const [thursday, friday] = ['2026-06-04', '2026-06-05']

it('is all that is available where nothing is uncleared', () => {
  expect(told(100n)).toEqual([100n])
  expect(readyMoney(naira(5n), [{ ...paid(5n, friday), amount: money('USD', 5n) }]).later).toEqual(
    [],
  )
})

it('is the rest until the day of each payment', () => {
  expect(told(100n, paid(40n, thursday))).toEqual([60n, [thursday, 40n]])
  expect(told(100n, paid(10n, friday), paid(40n, thursday), paid(5n, friday))).toEqual([
    45n,
    [thursday, 40n],
    [friday, 15n],
  ])
})

it('is spent first: what is left is what came last', () => {
  expect(told(30n, paid(40n, thursday))).toEqual([0n, [thursday, 30n]])
  expect(told(30n, paid(40n, thursday), paid(40n, friday))).toEqual([0n, [friday, 30n]])
  expect(told(0n, paid(40n, thursday))).toEqual([0n])
})

it('leaves out what its portfolio still covers, and no more than that', () => {
  const into = (worth: bigint) => ({ id: 'one', worth })
  expect(told(100n, paid(40n, thursday, into(40n)))).toEqual([100n])
  expect(told(100n, paid(40n, thursday, into(0n)))).toEqual([60n, [thursday, 40n]])
  expect(told(100n, paid(40n, thursday, into(50n)), paid(30n, friday, into(50n)))).toEqual([
    80n,
    [thursday, 20n],
  ])
  // What another portfolio is worth covers nothing of it.
  const other = paid(10n, friday, { id: 'other', worth: 500n })
  expect(told(100n, paid(40n, thursday, into(0n)), other)).toEqual([60n, [thursday, 40n]])
})

it('takes its day along into another currency, the last where it was spent', () => {
  const uncleared = [paid(40n, friday), paid(10n, thursday)]
  expect(carriedDay(naira(50n), uncleared)).toBeUndefined()
  expect(carriedDay(naira(49n), uncleared)).toBe(friday)
  expect(carriedDay(money('USD', 0n), uncleared)).toBeUndefined()
})

const anyUncleared = fc.record({
  minor: fc.bigInt(1n, 500n),
  from: fc.constantFrom('2026-06-04', '2026-06-05', '2026-06-08'),
  into: fc.option(fc.constantFrom('one', 'other'), { nil: undefined }),
})

it('adds up, is never below nothing, and on each day becomes what was told before', () => {
  const worths = { one: fc.bigInt(0n, 800n), other: fc.bigInt(0n, 800n) }
  fc.assert(
    fc.property(
      fc.bigInt(0n, 2_000n),
      fc.array(anyUncleared),
      fc.record(worths),
      (free, all, worth) => {
        const uncleared = all.map(({ minor, from, into }) =>
          paid(minor, from, into && { id: into, worth: worth[into as keyof typeof worth] }),
        )
        const { ready, later } = readyMoney(naira(free), uncleared)
        const sum = later.reduce((total, { amount }) => total + amount.minor, ready.minor)
        expect(sum).toBe(free)
        expect(ready.minor).toBeGreaterThanOrEqual(0n)
        let then = ready.minor
        for (const { amount, from } of later) {
          then += amount.minor
          const left = uncleared.filter(each => each.from > from)
          expect(readyMoney(naira(free), left).ready.minor).toBe(then)
        }
        // Spending takes from what is ready: nobody gets at more by moving money about.
        const spent = readyMoney(naira(free / 2n), uncleared)
        expect(spent.ready.minor).toBeLessThanOrEqual(ready.minor)
      },
    ),
  )
})
