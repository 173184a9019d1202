import { describe, expect, it } from 'vitest'
import { currencies } from '../../money/currency.ts'
import { feeNames } from '../../payment/fee.ts'
import { FeeRuleBody, feeGateways, feeMessages, feeRuleKeys, hasClearing } from './fee-rule-body.ts'
import { feeRuleLine, feeRuleName } from './fee-rule-line.ts'

const body: FeeRuleBody = {
  name: 'processing',
  gateway: 'card',
  currency: 'NGN',
  bps: 150,
  fixed: 100,
  cap: 2_000,
  bearer: 'member',
  clearing_days: 2,
  reason: 'The provider’s new prices.',
  version: 1,
}
const problem = (changed: object) => {
  const failures = FeeRuleBody.validate({ ...body, ...changed })[0]?.failures() ?? []
  return Object.fromEntries(failures.map(({ path, message }) => [path.join('.'), message]))
}

describe('a fee', () => {
  it.each([
    ['as it is', {}, {}],
    ['without a limit', { cap: null }, {}],
    ['of nothing', { bps: 0, fixed: 0, cap: null }, {}],
    ['with the largest share', { bps: 2_000 }, {}],
    ['with a larger one', { bps: 2_001 }, { bps: 'Please enter a number from 0 to 2000.' }],
    ['with half a hundredth', { bps: 1.5 }, { bps: 'Please enter a whole number.' }],
    ['below zero', { fixed: -0.01 }, { fixed: feeMessages.fixedBelowZero }],
    ['with the largest fixed part', { fixed: 1_000 }, {}],
    ['with a larger one', { fixed: 1_000.01 }, { fixed: 'The fixed part is at most ₦1,000.' }],
    [
      'with a larger one in dollars',
      { currency: 'USD', fixed: 5.01, cap: null },
      { fixed: 'The fixed part is at most $5.' },
    ],
    ['with its fixed part as the limit', { cap: 100 }, {}],
    ['with a lower limit', { cap: 99.99 }, { cap: feeMessages.capBelowFixed }],
    [
      'with a limit of nothing',
      { fixed: 0, cap: 0 },
      { cap: 'Please enter an amount above zero.' },
    ],
    ['withdrawn at once', { clearing_days: 0 }, {}],
    ['withdrawn late', { clearing_days: 10 }, {}],
    [
      'withdrawn later',
      { clearing_days: 11 },
      { clearing_days: 'Please enter a number from 0 to 10.' },
    ],
    [
      'withdrawn nobody knows when',
      { clearing_days: null },
      { clearing_days: feeMessages.clearingMissing },
    ],
    [
      'on top, that says when it is withdrawn',
      { name: 'usd_card', currency: 'USD', fixed: 0, cap: null },
      { clearing_days: feeMessages.clearingElsewhere },
    ],
  ])('%s', (_, changed, fields) => {
    expect(problem(changed)).toEqual(fields)
  })

  it('is one of those there are, and no other', () => {
    const asked = feeNames.flatMap(name =>
      [...feeGateways, 'wallet', 'bank'].flatMap(gateway =>
        currencies.map(currency => ({
          name,
          gateway,
          currency,
          fixed: 0,
          clearing_days: hasClearing(name) ? 0 : null,
        })),
      ),
    )
    const taken = asked.filter(key => Object.keys(problem(key)).length === 0)
    expect(
      taken.map(({ name, gateway, currency }) => ({ name, gateway, currency })).toSorted(byText),
    ).toEqual(feeRuleKeys.toSorted(byText))
  })

  it('is named in the log', () => {
    const rule = { ...body, fixedMinor: 10_000n, capMinor: 200_000n, clearingDays: 2 }
    expect(feeRuleName(rule)).toBe('processing, card, NGN')
    expect(feeRuleLine(rule)).toBe(
      '1.5 %, ₦100 fixed, at most ₦2,000, borne by the member, withdrawn after 2 working days',
    )
    const nothing = { ...rule, bps: 0, fixedMinor: 0n, capMinor: null, bearer: 'club' } as const
    expect(feeRuleLine({ ...nothing, clearingDays: null })).toBe('0 %, borne by the club')
    expect(feeRuleLine({ ...nothing, clearingDays: 0 })).toBe(
      '0 %, borne by the club, withdrawn at once',
    )
  })
})

const byText = (one: object, other: object) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
