import { ChoiceRow } from '../../queue/choice-row.tsx'
import { SearchField } from '../../queue/search-field.tsx'
import {
  currencyChoices,
  currencyChoiceWords,
  statusChoices,
  statusChoiceWords,
} from './choices.ts'
import type { TransferFilters as Filters } from './use-transfer-queue.ts'

export function TransferFilters(filters: Filters) {
  return (
    <>
      <SearchField label="Name or reference" value={filters.words} onSearch={filters.search} />
      <ChoiceRow
        label="Status"
        choices={statusChoices}
        words={statusChoiceWords}
        chosen={filters.status}
        onChoose={filters.chooseStatus}
      />
      <ChoiceRow
        label="Currency"
        choices={currencyChoices}
        words={currencyChoiceWords}
        chosen={filters.currency}
        onChoose={filters.chooseCurrency}
      />
    </>
  )
}
