import { ChoiceRow } from '../../queue/choice-row.tsx'
import {
  currencyChoices,
  currencyChoiceWords,
  statusChoices,
  statusChoiceWords,
} from './choices.ts'
import type { WithdrawalFilters as Filters } from './use-withdrawal-queue.ts'

export function WithdrawalFilters({ status, chooseStatus, currency, chooseCurrency }: Filters) {
  return (
    <>
      <ChoiceRow
        label="Status"
        choices={statusChoices}
        words={statusChoiceWords}
        chosen={status}
        onChoose={chooseStatus}
      />
      <ChoiceRow
        label="Currency"
        choices={currencyChoices}
        words={currencyChoiceWords}
        chosen={currency}
        onChoose={chooseCurrency}
      />
    </>
  )
}
