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

const charges = (...rules: FeeRule[]) =>
  Object.fromEntries(
    chargeExamples(rules, ['NGN', 'USD']).map(({ gateway, charge, amount }) => [
      `${gateway} ${amount.currency} ${amount.amount}`,
      charge.amount,
    ]),
  )

it('says of each way what it costs on a round amount, in each currency', () => {
  expect(charges(cardInNaira)).toEqual({
    'card NGN 100000': 1500,
    'transfer NGN 100000': 0,
    'bank NGN 100000': 0,
    'wallet NGN 100000': 0,
    'card USD 100': 0,
    'card_us USD 100': 0,
    'bank USD 100': 0,
    'wallet USD 100': 0,
  })
})

it('leaves out what the club bears', () => {
  expect(charges({ ...cardInNaira, bearer: 'club' })).toMatchObject({ 'card NGN 100000': 0 })
})
