import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { Money } from '@kinfold/ui/money'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { club } from '../../../club/club.ts'

type WalletChoiceProps = {
  /** Absent while they are on their way. */
  wallets: Wallets | undefined
  value: Currency
  onChange: (currency: Currency) => void
}

export function WalletChoice({ wallets, value, onChange }: WalletChoiceProps) {
  return (
    <RadioCards
      label="From"
      value={value}
      onChange={onChange}
      cards={club.currencies.map(currency => ({
        value: currency,
        label: `${currency} wallet`,
        description: <Available wallets={wallets} currency={currency} />,
      }))}
    />
  )
}

function Available({ wallets, currency }: { wallets: Wallets | undefined; currency: Currency }) {
  const wallet = walletIn(wallets, currency)
  if (!wallet) return '–'
  return (
    <>
      <Money amount={moneyFromWire(currency, wallet.available)} /> available
    </>
  )
}
