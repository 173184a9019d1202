import { useExchangeRate } from '@kinfold/api/reference/get-exchange-rate'
import type { Currency } from '@kinfold/contract/money/currency'
import { ratePairText } from '@kinfold/contract/money/rate-text'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { momentText } from '../../../day/moment-text.ts'
import type { Choice } from '../choice/use-choice.ts'
import type { Way } from '../way.ts'

const onlyIn: Readonly<Record<Currency, readonly Way[]>> = {
  NGN: ['transfer', 'NGN wallet'],
  USD: ['card_us', 'USD wallet'],
}

/** Dollars can be paid for in naira, at the club's rate. Without a rate nothing is converted. */
export function PaidCurrencyChoice({ choice: { draft, change } }: { choice: Choice }) {
  const { data } = useExchangeRate()
  const rate = data?.exchange_rate
  const setAt = data?.set_at ? `, set on ${momentText(data.set_at)}` : ''
  const inNaira = () => {
    if (rate) return ratePairText(rate) + setAt
    return data ? 'There is no exchange rate right now.' : '…'
  }
  return (
    <RadioCards
      label="Pay in"
      value={draft.isLocalized ? 'NGN' : 'USD'}
      onChange={paid => {
        const isLocalized = paid === 'NGN'
        // What takes only the other currency is not chosen any more.
        const isLost =
          draft.way !== undefined && onlyIn[isLocalized ? 'USD' : 'NGN'].includes(draft.way)
        change({ isLocalized, way: isLost ? undefined : draft.way, isUsInstitution: undefined })
      }}
      cards={[
        { value: 'USD', label: 'Pay in USD', description: 'No conversion' },
        {
          value: 'NGN',
          label: 'Pay in NGN',
          description: inNaira(),
          disabled: data !== undefined && !rate,
        },
      ]}
    />
  )
}
