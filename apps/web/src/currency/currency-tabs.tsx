import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import type { Currency } from '@kinfold/contract/money/currency'
import { Tabs } from '@kinfold/ui/tabs'
import type { ReactNode } from 'react'
import { club } from '../club/club.ts'
import { useMember } from '../session/use-member.ts'

type CurrencyTabsProps = {
  label: string
  /** What each tab shows, as in “NGN wallet”. */
  noun?: 'wallet' | 'portfolio'
  /** The query parameter that holds the choice. */
  parameter?: 'currency' | 'investment_type'
  children: (currency: Currency) => ReactNode
}

/** One view for each currency. A global member has dollars only, whatever the address asks for. */
export function CurrencyTabs({
  label,
  noun,
  parameter = 'currency',
  children: viewIn,
}: CurrencyTabsProps) {
  const { is_global } = useMember()
  const { currencies } = club
  const [currency, setCurrency] = useAddressChoice(parameter, currencies, currencies[0])
  if (is_global) return viewIn('USD')
  return (
    <Tabs
      label={label}
      value={currency}
      onValueChange={setCurrency}
      items={currencies.map(value => ({
        value,
        label: noun ? `${value} ${noun}` : value,
        content: viewIn(value),
      }))}
    />
  )
}
