import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { currencies } from '@kinfold/contract/money/currency'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { currencyWords } from '../../queue/currency-words.ts'
import { PrepareBatch } from './prepare-batch.tsx'

/** Approved withdrawals of one currency, to be put into a batch. */
export function PreparePage() {
  const [currency, chooseCurrency] = useAddressChoice('currency', currencies, 'NGN')
  return (
    <div data-fills-window className="flex flex-1 flex-col lg:min-h-0">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3.5 lg:px-5">
        <h1 className="text-lead font-bold text-ink">Prepare a batch</h1>
        <ChoiceRow
          label="Currency"
          choices={currencies}
          words={currencyWords}
          chosen={currency}
          onChoose={chooseCurrency}
        />
        <TextLink asChild className="ms-auto text-small">
          <Link to={paths.batches}>All batches</Link>
        </TextLink>
      </header>
      <PrepareBatch key={currency} currency={currency} />
    </div>
  )
}
