import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentAccount } from '@kinfold/contract/payment/payment-account'
import { Banner } from '@kinfold/ui/banner'
import { momentText } from '../../../day/moment-text.ts'
import { AccountToPay, exactAmount } from '../account-to-pay.tsx'

/** The account number that takes this payment and no other. */
export function TransferAccount({
  payment,
  account,
}: {
  payment: Payment
  account: PaymentAccount
}) {
  return (
    <>
      <AccountToPay
        number={account.number}
        lines={[
          { label: 'Bank', value: account.bank },
          { label: 'Account name', value: account.name, copy: account.name },
          exactAmount(fromWireMoney(payment.total)),
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
