import { ratePairText } from '@kinfold/contract/money/rate-text'
import { fromWireMoney, type WireMoney } from '@kinfold/contract/money/wire-money'
import type { TransactionReceipt } from '@kinfold/contract/wallet/get-transaction'
import type { KeyValueItem } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { momentText } from '../day/moment-text.ts'

type Behind = Pick<TransactionReceipt, 'payment' | 'rate' | 'rate_set_at'>

/** What a payment cost, and at which rate one currency became the other. */
export function paymentFacts({ payment, rate, rate_set_at }: Behind): KeyValueItem[] {
  const shown = (money: WireMoney) => <Money amount={fromWireMoney(money)} />
  const fee = payment && payment.fee.amount > 0 ? payment.fee : undefined
  const isOther = payment && payment.total.currency !== payment.amount.currency
  return [
    ...(fee ? [{ label: 'Fee', value: shown(fee) }] : []),
    ...(payment && (fee || isOther) ? [{ label: 'You paid', value: shown(payment.total) }] : []),
    ...(isOther ? [{ label: 'Arrived', value: shown(payment.amount) }] : []),
    ...(payment && payment.refunded.amount > 0
      ? [{ label: 'Given back', value: shown(payment.refunded) }]
      : []),
    ...(rate === null ? [] : [{ label: 'Rate', value: ratePairText(rate) }]),
    ...(rate_set_at === null ? [] : [{ label: 'Rate set', value: momentText(rate_set_at) }]),
  ]
}
