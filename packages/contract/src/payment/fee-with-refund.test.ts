import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { feeWithRefund } from './fee-with-refund.ts'

it('gives the fee back in proportion, and all of it with all of the payment', () => {
  const parts = fc.array(fc.bigInt(1n, 10n ** 9n), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.bigInt(0n, 10n ** 7n), (shares, feeMinor) => {
      const amount = money(
        'NGN',
        shares.reduce((sum, share) => sum + share, 0n),
      )
      const fee = money('NGN', feeMinor)
      let refunded = money('NGN', 0n)
      let returned = 0n
      for (const share of shares) {
        const back = feeWithRefund({ amount, fee, refunded }, money('NGN', share)).minor
        expect(back).toBeGreaterThanOrEqual(0n)
        returned += back
        refunded = money('NGN', refunded.minor + share)
      }
      expect(returned).toBe(feeMinor)
    }),
  )
})
