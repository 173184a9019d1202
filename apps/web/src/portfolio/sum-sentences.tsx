import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { SumPart } from './sum-part.tsx'

type EarnedProps = {
  currency: Currency
  /** After fees, in minor units. */
  earned: bigint
}

/** What was earned or lost, beside a value. */
export function Earned({ currency, earned }: EarnedProps) {
  return (
    <>
      <SumPart part="plus" change amount={money(currency, earned)} />{' '}
      {earned < 0n ? 'lost' : 'earned'} after fees
    </>
  )
}

type PaidProps = {
  currency: Currency
  /** In minor units, as is what was paid out. */
  paidIn: bigint
  paidOut: bigint
}

/** What was paid in, and out again if anything was, below a value. */
export function Paid({ currency, paidIn, paidOut }: PaidProps) {
  return (
    <>
      <SumPart part="plus" amount={money(currency, paidIn)} /> paid in
      {paidOut === 0n ? null : (
        <>
          , <SumPart part="minus" amount={money(currency, paidOut)} /> paid out to you
        </>
      )}
    </>
  )
}
