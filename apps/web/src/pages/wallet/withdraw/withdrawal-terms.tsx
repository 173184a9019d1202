import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import type { Currency } from '@kinfold/contract/money/currency'
import { type Money as Amount, zero } from '@kinfold/contract/money/money'
import { payByDay } from '@kinfold/contract/withdrawal/pay-by-day'
import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { dayText } from '../../../day/day-text.ts'
import { useMember } from '../../../session/use-member.ts'

type WithdrawalTermsProps = {
  account: BankAccount
  currency: Currency
  /** Undefined while none is given that can be asked for. */
  amount: Amount | undefined
}

/** Where it goes, what it costs, when it is there. */
export function WithdrawalTerms({ account, currency, amount }: WithdrawalTermsProps) {
  const { today } = useMember()
  const fee = withdrawalFee(amount ?? zero(currency))
  return (
    <KeyValueList
      items={[
        { label: 'To', value: <Payee account={account} /> },
        { label: 'Fee', value: fee.minor === 0n ? 'None' : <Money amount={fee} /> },
        { label: 'Paid', value: `By ${dayText(payByDay(today))}` },
        {
          label: 'Arrives',
          value: amount ? <Money amount={amount} /> : 'All of what you ask for',
          strong: true,
        },
      ]}
    />
  )
}

function Payee({ account: { bank_name, account_name, account_number } }: { account: BankAccount }) {
  return (
    <>
      {bank_name} <span className="figures">••{account_number.slice(-4)}</span>
      <span className="block text-small font-normal text-ink-muted">{account_name}</span>
    </>
  )
}
