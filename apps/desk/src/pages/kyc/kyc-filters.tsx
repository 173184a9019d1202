import { ChoiceRow } from '../../queue/choice-row.tsx'
import { kindChoices, kindWords, statusChoices, statusWords } from './choices.ts'
import type { KycFilters as Filters } from './use-kyc-queue.ts'

export function KycFilters({ status, chooseStatus, kind, chooseKind }: Filters) {
  return (
    <>
      <ChoiceRow
        label="Status"
        choices={statusChoices}
        words={statusWords}
        chosen={status}
        onChoose={chooseStatus}
      />
      <ChoiceRow
        label="Kind of document"
        choices={kindChoices}
        words={kindWords}
        chosen={kind}
        onChoose={chooseKind}
      />
    </>
  )
}
