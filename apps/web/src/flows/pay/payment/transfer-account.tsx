import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentAccount } from '@kinfold/contract/payment/payment-account'
import { Banner } from '@kinfold/ui/banner'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { inGroups } from '../in-groups.ts'
import { momentText } from '../steps/rate-text.ts'

/** The account number that takes this payment and no other. */
export function TransferAccount({
  payment,
  account,
}: {
  payment: Payment
  account: PaymentAccount
}) {
  const amount = formatMoney(fromWireMoney(payment.total))
  return (
    <>
      <KeyValueList
        items={[
          {
            label: 'Account number',
            value: <span className="figures text-title">{inGroups(account.number)}</span>,
            copy: account.number,
          },
          { label: 'Bank', value: account.bank },
          { label: 'Account name', value: account.name, copy: account.name },
          {
            label: 'Exact amount',
            value: <span className="figures">{amount}</span>,
            copy: amount.replace(/[^\d.]/g, ''),
            strong: true,
          },
          ...(payment.expires_at
            ? [{ label: 'Open until', value: momentText(payment.expires_at) }]
            : []),
        ]}
      />
      <Banner live tone="info">
        We are waiting for your transfer. This page follows by itself; you may close it meanwhile.
      </Banner>
    </>
  )
}
