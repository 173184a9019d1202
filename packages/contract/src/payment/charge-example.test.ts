import { expect, it } from 'vitest'
import { chargeExamples } from './charge-example.ts'
import type { FeeRule } from './fee.ts'

const cardInNaira: FeeRule = {
  name: 'processing',
  gateway: 'card',
  currency: 'NGN',
  bps: 150,
  fixedMinor: 0n,
  capMinor: null,
  bearer: 'member',
}

const naira = { currency: 'NGN', minimum: 50_000 } as const
const dollars = { currency: 'USD', minimum: 250 } as const

const charges = (rule: FeeRule, plans: Parameters<typeof chargeExamples>[1] = [naira, dollars]) =>
  Object.fromEntries(
    chargeExamples([rule], plans).map(({ gateway, charge, amount }) => [
      `${gateway} ${amount.currency} ${amount.amount}`,
      charge.amount,
    ]),
  )

it('says of each way what it costs on a round amount, once for plans that begin below it', () => {
  expect(charges(cardInNaira, [naira, { ...naira, minimum: 100_000 }, dollars])).toEqual({
    'card NGN 100000': 1500,
    'transfer NGN 100000': 0,
    'bank NGN 100000': 0,
    'wallet NGN 100000': 0,
    'card USD 1000': 0,
    'card_us USD 1000': 0,
    'bank USD 1000': 0,
    'wallet USD 1000': 0,
  })
})

it('leaves out what the club bears', () => {
  expect(charges({ ...cardInNaira, bearer: 'club' })).toMatchObject({ 'card NGN 100000': 0 })
})

it('takes the least that a plan takes where that is more', () => {
  const large = { ...naira, minimum: 250_000 }
  expect(charges(cardInNaira, [naira, large])).toMatchObject({
    'card NGN 100000': 1500,
    'card NGN 250000': 3750,
  })
})
