import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLater } from '../day/days-later.ts'
import { moneyWeightedReturn, noReturnReasons, type OwnFlow } from './money-weighted-return.ts'

const start = '2020-01-01'
const after = (days: number) => daysLater(start, days)
const flow = (days: number, minor: bigint): OwnFlow => ({ day: after(days), minor })
const rates = fc.integer({ min: -9_000, max: 30_000 })
const amounts = fc.bigInt({ min: 10n ** 8n, max: 10n ** 13n })

describe('the return of a year', () => {
  it('is the growth, where nothing moved', () => {
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 1, max: 6 }), (put, bps, years) => {
        const n = BigInt(years)
        const value = (put * BigInt(10_000 + bps) ** n) / 10_000n ** n
        const told = moneyWeightedReturn([flow(0, put)], { value, day: after(365 * years) })
        expect(Math.abs(Number(told) - bps)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is the growth that all money had, whenever it came and went', () => {
    const moves = fc.array(
      fc.record({
        days: fc.integer({ min: 1, max: 300 }),
        part: fc.integer({ min: -90, max: 300 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(amounts, rates, moves, (put, bps, some) => {
        let [day, balance] = [0, Number(put)]
        const flows = [flow(0, put)]
        const grow = (days: number) => {
          day += days
          balance *= (1 + bps / 10_000) ** (days / 365)
        }
        for (const { days, part } of some) {
          grow(days)
          const minor = BigInt(Math.round((balance * part) / 100))
          balance += Number(minor)
          flows.push(flow(day, minor))
        }
        grow(365)
        fc.pre(balance > 10 ** 7)
        const end = { value: BigInt(Math.round(balance)), day: after(day) }
        expect(Math.abs(Number(moneyWeightedReturn(flows, end)) - bps)).toBeLessThanOrEqual(1)
      }),
    )
  })

  const histories = fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 3_000 }),
      minor: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
    }),
    { maxLength: 20 },
  )
  const values = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 16n }))
  const told = (some: readonly { days: number; minor: bigint }[], value: bigint) =>
    moneyWeightedReturn(
      some.map(({ days, minor }) => flow(days, minor)),
      { value, day: after(3_000) },
    )

  it('is a whole number or says why there is none, whatever happened', () => {
    fc.assert(
      fc.property(histories, values, (some, value) => {
        const result = told(some, value)
        if (typeof result === 'string') expect(noReturnReasons).toContain(result)
        else expect(Number.isInteger(result) && result >= -10_000).toBe(true)
      }),
    )
  })

  it('does not depend on the order of a day', () => {
    fc.assert(
      fc.property(histories, values, fc.infiniteStream(fc.integer()), (some, value, order) => {
        const other = some
          .map(each => ({ each, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each)
        expect(told(other, value)).toBe(told(some, value))
      }),
    )
  })

  it.each<[string, OwnFlow[], bigint, number, ReturnType<typeof moneyWeightedReturn>]>([
    ['nothing was ever put in', [], 0n, 400, 'no_money'],
    ['all was given back on its day', [flow(0, 100n), flow(0, -100n)], 0n, 400, 'no_money'],
    ['a day is missing to a year', [flow(0, 100n)], 110n, 364, 'under_a_year'],
    ['a year', [flow(0, 100n)], 110n, 365, 1_000],
    ['nothing was earned', [flow(0, 100n)], 100n, 800, 0],
    ['a loss', [flow(0, 10_000n)], 9_250n, 365, -750],
    ['all was lost', [flow(0, 100n)], 0n, 500, -10_000],
    ['paid out whole', [flow(0, 100n), flow(365, -121n)], 0n, 365, 2_100],
    // More was paid out than there would have been at one rate.
    [
      'grown, nearly all paid out, put in again and lost',
      [flow(0, 100n), flow(365, -260n), flow(730, 165n)],
      0n,
      730,
      'no_single_rate',
    ],
    [
      'the same, and next to nothing is left a year later',
      [flow(0, 100_00n), flow(365, -260_00n), flow(730, 165_00n)],
      1_00n,
      1_095,
      'no_single_rate',
    ],
    ['growth beyond any meaning', [flow(0, 1n)], 10n ** 9n, 365, 'no_single_rate'],
  ])('%s', (_, flows, value, days, result) => {
    expect(moneyWeightedReturn(flows, { value, day: after(days) })).toBe(result)
  })
})
