import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import type { ChargebackOutcome } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { payerOf } from './payer-of.ts'

type Decided = Pick<Chargeback, 'owed' | 'recovered' | 'first_won_by' | 'member'>

/** What an outcome does to the member's money, in sentences. */
export function endingEffect(chargeback: Decided, outcome: ChargebackOutcome): string {
  const owed = fromWireMoney(chargeback.owed)
  const recovered = fromWireMoney(chargeback.recovered)
  const { currency } = owed
  const name = payerOf(chargeback)
  if (outcome === 'lost')
    return `${name} still owes ${formatMoney(owed)} for it. Nothing leaves their ${currency} wallet or a portfolio yet: you take it afterwards, from either.`
  return [
    owed.minor > 0n ? `The ${formatMoney(owed)} that ${name} owes for it is dropped.` : '',
    recovered.minor > 0n
      ? `The ${formatMoney(recovered)} that ${name} paid back goes to their ${currency} wallet; if they have left the club, it stays unmatched.`
      : '',
    'They owe nothing more for it.',
    chargeback.first_won_by
      ? ''
      : 'Above the club’s limit for one person, and while the debt keeps them from being paid, all this waits for another approver.',
  ]
    .filter(Boolean)
    .join(' ')
}
