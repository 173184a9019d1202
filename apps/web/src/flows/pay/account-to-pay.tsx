import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money as Amount } from '@kinfold/contract/money/money'
import { AccountNumber } from '@kinfold/ui/account-number'
import { type KeyValueItem, KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'

type AccountToPayProps = { number: string; lines: readonly KeyValueItem[] }

/** Where a transfer goes: the number first, which is compared digit by digit, then everything around it. */
export function AccountToPay({ number, lines }: AccountToPayProps) {
  return (
    <div>
      <p className="text-small text-ink-muted">Account number</p>
      <AccountNumber number={number} size="large" className="mt-1 mb-3" />
      <KeyValueList items={lines} className="border-t border-line" />
    </div>
  )
}

/** The sum of a transfer, copied without its sign and commas. */
export const exactAmount = (amount: Amount): KeyValueItem => ({
  label: 'Exact amount',
  value: <Money alwaysShown amount={amount} />,
  copy: formatMoney(amount).replace(/[^\d.]/g, ''),
  strong: true,
})
