import { describe, expect, it } from 'vitest'
import { addUpMonth } from './add-up-month.ts'
import { addUpYear } from './add-up-year.ts'
import type { ReportFlow, ReportGain } from './report-flow.ts'
import { timeWeightedReturn } from './time-weighted-return.ts'

const plan = { id: 7, name: 'Harvest pool', product_type: 'pool', currency: 'NGN' } as const
const dollars = { id: 3, name: 'Dollar pool', product_type: 'pool', currency: 'USD' } as const
const flow = (
  month: string,
  part: ReportFlow['part'],
  minor: bigint,
  of: ReportFlow['plan'] = plan,
) => ({
  plan: of,
  month,
  part,
  minor,
})
const flows = [
  flow('', 'contributions', 100_00n),
  flow('2026-04', 'returns', 10_00n),
  flow('2026-04', 'fees', -1_00n),
  flow('2026-05', 'payouts', -109_00n),
  flow('2026-05', 'contributions', 5_00n, dollars),
]
const nothing = { opening: 0, contributions: 0, returns: 0, fees: 0, payouts: 0, closing: 0 }

describe('a month', () => {
  it('opens with all that was before, and closes with what its parts make of that', () => {
    const wanted = { year: 2026, month: 4, currencies: ['NGN', 'USD'] as const }
    const line = { opening: 100, contributions: 0, returns: 10, fees: -1, payouts: 0, closing: 109 }
    expect(addUpMonth(flows, wanted)).toEqual({
      year: 2026,
      month: 4,
      currencies: [
        { currency: 'NGN', total: line, plans: [{ plan, line }] },
        { currency: 'USD', total: nothing, plans: [] },
      ],
    })
  })

  it('shows a currency that the member holds no more, where there was money in it', () => {
    const { currencies } = addUpMonth(flows, { year: 2026, month: 5, currencies: ['USD'] })
    expect(currencies.map(({ currency, total }) => [currency, total.closing])).toEqual([
      ['NGN', 0],
      ['USD', 5],
    ])
  })
})

describe('a year', () => {
  const gain = (before: bigint, minor: bigint): ReportGain => ({ currency: 'NGN', before, minor })

  it('has the months so far', () => {
    const wanted = { year: 2026, today: '2026-05-02', currencies: ['NGN'] as const }
    const [naira] = addUpYear(flows, [gain(100n, 10n), gain(110n, -1n)], wanted).currencies
    expect(naira?.months.map(({ month, line }) => [month, line.closing])).toEqual([
      [1, 100],
      [2, 100],
      [3, 100],
      [4, 109],
      [5, 0],
    ])
    expect(naira?.return_bps).toBe(900)
  })

  it('says of each plan what it closed those months with', () => {
    const wanted = { year: 2026, today: '2026-05-02', currencies: ['NGN'] as const }
    const [naira] = addUpYear(flows, [], wanted).currencies
    expect(naira?.plans).toEqual([{ plan, closings: [100, 100, 100, 109, 0] }])
  })

  it('has none of one that is to come', () => {
    const wanted = { year: 2027, today: '2026-12-31', currencies: ['NGN'] as const }
    expect(addUpYear(flows, [], wanted).currencies[0]?.months).toEqual([])
  })

  it.each([
    ['nothing earned', [], null],
    ['one return', [gain(200n, 3n)], 150],
    ['two that are linked, not added', [gain(1_000n, 100n), gain(1_100n, 110n)], 2_100],
    [
      'the same rate on ten times as much after money came',
      [gain(100n, 1n), gain(1_000n, 10n)],
      201,
    ],
    ['a loss', [gain(1_000n, -50n)], -500],
    ['what came after everything was paid out', [gain(0n, 5n)], null],
  ])('has a return by time: %s', (_, gains, bps) => {
    expect(timeWeightedReturn(gains)).toBe(bps)
  })
})
