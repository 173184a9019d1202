import { successMessages } from '@kinfold/contract/messages'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { Banner } from '@kinfold/ui/banner'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { Timeline } from '@kinfold/ui/timeline'
import { dayText } from '../../../day/day-text.ts'
import { momentText } from '../../../day/moment-text.ts'

/** What was asked for; until it is approved it can be cancelled. */
export function WithdrawalRequested({ withdrawal }: { withdrawal: Withdrawal }) {
  const { currency, amount, bank_name, account_number_last4, reference } = withdrawal
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
          { label: 'Reference', value: <span className="figures">{reference}</span> },
        ]}
      />
      <Way withdrawal={withdrawal} />
      <p className="text-small text-ink-muted">
        The amount is set aside in your wallet. You can cancel there until it is approved.
      </p>
    </>
  )
}

/** What has happened, and what comes by when. */
function Way({ withdrawal: { requested_at, pay_by } }: { withdrawal: Withdrawal }) {
  return (
    <Timeline
      label="Your withdrawal"
      events={[
        {
          id: 'requested',
          title: 'You asked for it',
          time: momentText(requested_at),
          dateTime: requested_at,
        },
        { id: 'approved', title: 'The club approves it', state: 'current' },
        {
          id: 'paid',
          title: 'Your bank has it',
          state: 'ahead',
          time: `By ${dayText(pay_by)}`,
          dateTime: pay_by,
        },
      ]}
    />
  )
}
