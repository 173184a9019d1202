import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import { transactionKinds, transactionStatuses } from '@kinfold/contract/wallet/transaction'
import { Button } from '@kinfold/ui/button'
import { DateField } from '@kinfold/ui/date-field'
import { SelectField } from '@kinfold/ui/select-field'
import { cx } from 'class-variance-authority'
import { type ReactNode, useId, useState } from 'react'
import { useMember } from '../../session/use-member.ts'
import type { TransactionFilter } from './use-transaction-filter.ts'

const optionsOf = (values: readonly string[]) => [
  { value: '', label: 'All' },
  ...values.map(value => ({ value, label: capitaliseFirst(value) })),
]
const kindOptions = optionsOf(transactionKinds)
const statusOptions = optionsOf(transactionStatuses)

type FilterFieldsProps = {
  filter: TransactionFilter
  /** What else can be done with the lines: in one row with the filter, where that is a button. */
  children: ReactNode
}

export function FilterFields({ filter, children }: FilterFieldsProps) {
  const { today } = useMember()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { asked } = filter
  const count = Object.keys(asked).length
  return (
    <div className="flex flex-col gap-4">
      {/* Its place is kept until the wallet has come. */}
      <div className="flex min-h-control-small flex-wrap gap-2 sm:gap-3">
        <Button
          size="small"
          variant="secondary"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? 'Filter' : `Filter · ${count} on`}
        </Button>
        {children}
      </div>
      <div
        id={id}
        className={cx('grid grid-cols-2 gap-4 lg:grid-cols-4', isOpen || 'max-sm:hidden')}
      >
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
    </div>
  )
}
