import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../../money/money.ts'
import { shareReturns } from './share-returns.ts'

const naira = (minor: bigint) => money('NGN', minor)
const holdings = fc
  .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 40 })
  .chain(ids =>
    fc.tuple(
      ...ids.map(portfolio =>
        fc.record({ portfolio: fc.constant(portfolio), weight: fc.bigInt(0n, 10n ** 12n) }),
      ),
    ),
  )
  .filter(all => all.some(({ weight }) => weight > 0n))
const total = fc.bigInt(-(10n ** 12n), 10n ** 12n)
const sum = (amounts: readonly { minor: bigint }[]) =>
  amounts.reduce((all, { minor }) => all + minor, 0n)

describe('a month’s return', () => {
  it('is shared to the kobo, above and below zero, nobody off by more than one', () => {
    fc.assert(
      fc.property(holdings, total, (all, earned) => {
        const shares = shareReturns({ total: naira(earned), fee: naira(0n) }, all)
        expect(sum(shares.map(share => share.amount))).toBe(earned)
        const weights = all.reduce((whole, { weight }) => whole + weight, 0n)
        for (const { portfolio, weight } of all) {
          const share = shares.find(each => each.portfolio === portfolio)?.amount.minor ?? 0n
          const off = share * weights - earned * weight
          expect(off < weights && off > -weights).toBe(true)
        }
      }),
    )
  })

  it('is shared to the kobo among one to ten thousand, however unlike they are', () => {
    const size = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constantFrom(999, 10_000))
    // From a kobo to more than all money on the wire, by the days of a month.
    const weight = fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 31n * 9n * 10n ** 15n))
    const crowd = fc.tuple(size, fc.array(weight, { minLength: 1, maxLength: 50 }))
    const ends = fc.constantFrom(1n, -1n, 10n ** 14n, -(10n ** 14n))
    fc.assert(
      fc.property(crowd, fc.oneof(total, ends), ([count, weights], earned) => {
        const all = Array.from({ length: count }, (_, n) => ({
          portfolio: String(n).padStart(5, '0'),
          weight: weights[n % weights.length] ?? 1n,
        }))
        const fee = earned > 0n ? earned / 3n : 0n
        const shares = shareReturns({ total: naira(earned), fee: naira(fee) }, all)
        expect(sum(shares.map(share => share.amount))).toBe(earned)
        expect(sum(shares.map(share => share.fee))).toBe(fee)
        expect(shares.map(({ portfolio }) => portfolio)).toEqual(
          all.map(({ portfolio }) => portfolio),
        )
        const whole = all.reduce((sum, each) => sum + each.weight, 0n)
        const isNear = shares.every(({ amount }, n) => {
          const off = amount.minor * whole - earned * (all[n]?.weight ?? 0n)
          return off < whole && off > -whole
        })
        expect(isNear).toBe(true)
        expect(
          shares.every(({ amount, fee }) => fee.minor <= amount.minor || fee.minor === 0n),
        ).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('is shared the same in whatever order the portfolios are read', () => {
    const shuffled = holdings.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, total, ([all, other], earned) => {
        const of = { total: naira(earned), fee: naira(0n) }
        expect(shareReturns(of, other)).toEqual(shareReturns(of, all))
      }),
    )
  })

  it('is mirrored by a loss of the same size', () => {
    fc.assert(
      fc.property(holdings, total, (all, earned) => {
        const gain = shareReturns({ total: naira(earned), fee: naira(0n) }, all)
        const loss = shareReturns({ total: naira(-earned), fee: naira(0n) }, all)
        expect(loss.map(({ amount }) => -amount.minor)).toEqual(
          gain.map(({ amount }) => amount.minor),
        )
      }),
    )
  })

  it('leaves each portfolio a fee that is no more than it earned, the fees adding up', () => {
    const earnedWithFee = fc
      .bigInt(1n, 10n ** 12n)
      .chain(earned => fc.tuple(fc.constant(earned), fc.bigInt(0n, earned)))
    fc.assert(
      fc.property(holdings, earnedWithFee, (all, [earned, fee]) => {
        const shares = shareReturns({ total: naira(earned), fee: naira(fee) }, all)
        expect(sum(shares.map(share => share.fee))).toBe(fee)
        expect(shares.every(share => share.fee.minor <= share.amount.minor)).toBe(true)
      }),
    )
  })

  it('gives the units left over to the largest remainders, then to the smaller id', () => {
    const three = ['c', 'a', 'b'].map(portfolio => ({ portfolio, weight: 1n }))
    const amounts = (earned: bigint) =>
      shareReturns({ total: naira(earned), fee: naira(0n) }, three).map(share => [
        share.portfolio,
        share.amount.minor,
      ])
    expect(amounts(2n)).toEqual([
      ['a', 1n],
      ['b', 1n],
      ['c', 0n],
    ])
    expect(amounts(-1n)).toEqual([
      ['a', -1n],
      ['b', 0n],
      ['c', 0n],
    ])
  })

  it('takes no fee on a loss, nor more than was earned', () => {
    const one = [{ portfolio: 'a', weight: 1n }]
    const share = (earned: bigint, fee: bigint) => () =>
      shareReturns({ total: naira(earned), fee: naira(fee) }, one)
    expect(share(-10n, 1n)).toThrow('more than was earned')
    expect(share(10n, 11n)).toThrow('more than was earned')
    expect(share(10n, -1n)).toThrow('not below zero')
    expect(() => shareReturns({ total: naira(1n), fee: naira(0n) }, [])).toThrow('nothing to share')
  })
})
