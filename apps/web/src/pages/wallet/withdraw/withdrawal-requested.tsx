import { successMessages } from '@kinfold/contract/messages'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { Banner } from '@kinfold/ui/banner'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { dayText } from './day-text.ts'

/** What was asked for; until it is approved it can be cancelled. */
export function WithdrawalRequested({ withdrawal }: { withdrawal: Withdrawal }) {
  const { currency, amount, bank_name, account_number_last4, pay_by, reference } = withdrawal
  return (
    <>
      <Banner live tone="success">
        {successMessages.withdrawalRequested}
      </Banner>
      <KeyValueList
        items={[
          { label: 'Amount', value: <Money amount={moneyFromWire(currency, amount)} /> },
          {
            label: 'To',
            value: (
              <>
                {bank_name} <span className="figures">••{account_number_last4}</span>
              </>
            ),
          },
          { label: 'Paid', value: `By ${dayText(pay_by)}` },
          { label: 'Reference', value: <span className="figures">{reference}</span> },
        ]}
      />
      <p className="text-small text-ink-muted">
        The amount is set aside in your wallet. You can cancel there until it is approved.
      </p>
    </>
  )
}
