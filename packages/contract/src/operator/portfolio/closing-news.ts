import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'

type Closing = {
  /** The name of its plan. */
  readonly name: string
  readonly value: Money
  /** Its recurring contribution ends with it. */
  readonly wasRecurring: boolean
  readonly reason: string
}

/** What a member reads once their portfolio was closed before its time. */
export function closingNews({ name, value, wasRecurring, reason }: Closing) {
  const paid =
    value.minor === 0n
      ? 'There was nothing in it.'
      : `${formatMoney(value)} is in your ${value.currency} wallet.`
  const ended = wasRecurring ? ' Its recurring contribution has ended.' : ''
  return {
    title: `${name} was closed`,
    body: `${paid}${ended} The portfolio was closed for this reason:\n\n${reason}`,
  }
}
