import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'
import { addMoney } from '../../money/money-arithmetic.ts'

type GivenBack = {
  readonly amount: Money
  /** What of the fee goes back on top of it. */
  readonly fee: Money
  readonly toWallet: boolean
  /** The payment's. */
  readonly reference: string
  readonly reason: string
}

/** What a member reads once a refund of theirs was confirmed. */
export function givenBackNews({ amount, fee, toWallet, reference, reason }: GivenBack) {
  const sum = formatMoney(addMoney(amount, fee))
  const ofFee = fee.minor === 0n ? '' : ` With it you get ${formatMoney(fee)} of the fee.`
  const because = `\n\nThe reason:\n\n${reason}`
  if (toWallet)
    return {
      title: 'Your money is back in your wallet',
      body: `${sum} of your payment ${reference} is in your ${amount.currency} wallet again.${ofFee}${because}`,
    }
  return {
    title: 'Your money is on its way back to you',
    body: `We are giving ${sum} of your payment ${reference} back, to where you paid it from.${ofFee} Banks may take up to ten days to show it.${because}`,
  }
}
