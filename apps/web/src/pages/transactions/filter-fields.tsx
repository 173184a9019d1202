import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import { transactionKinds, transactionStatuses } from '@kinfold/contract/wallet/transaction'
import { DateField } from '@kinfold/ui/date-field'
import { SelectField } from '@kinfold/ui/select-field'
import { useMember } from '../../session/use-member.ts'
import type { TransactionFilter } from './use-transaction-filter.ts'

const optionsOf = (values: readonly string[]) => [
  { value: '', label: 'All' },
  ...values.map(value => ({ value, label: capitaliseFirst(value) })),
]
const kindOptions = optionsOf(transactionKinds)
const statusOptions = optionsOf(transactionStatuses)

export function FilterFields({ filter }: { filter: TransactionFilter }) {
  const { today } = useMember()
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <SelectField
        label="Kind"
        placeholder="All"
        value={filter.kind}
        onChange={filter.setKind}
        options={kindOptions}
      />
      <SelectField
        label="Status"
        placeholder="All"
        value={filter.status}
        onChange={filter.setStatus}
        options={statusOptions}
      />
      <DateField
        className="max-sm:col-span-2"
        label="From"
        value={filter.from}
        onChange={filter.setFrom}
        latest={filter.to || undefined}
        today={today}
      />
      <DateField
        className="max-sm:col-span-2"
        label="To"
        value={filter.to}
        onChange={filter.setTo}
        earliest={filter.from || undefined}
        today={today}
      />
    </div>
  )
}
