import { actionKinds } from '@kinfold/contract/operator/audit/action-kinds'
import { kindWords } from '@kinfold/contract/operator/audit/action-words'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import { Button } from '@kinfold/ui/button'
import { DateField } from '@kinfold/ui/date-field'
import { SelectField } from '@kinfold/ui/select-field'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { SearchField } from '../../queue/search-field.tsx'
import { useOperator } from '../../session/use-operator.ts'
import type { LogFilters as Filters } from './use-log-filters.ts'

type LogFiltersProps = {
  filters: Filters
  /** One of those found, which names whom and what they are about. */
  example: AuditEntry | undefined
}

const kinds = [
  { value: 'all', label: 'All kinds' },
  ...actionKinds
    .map(value => ({ value: value as string, label: kindWords[value] }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
]

/** By words, kind and days; by one person or one thing, where a link asked for it. */
export function LogFilters({ filters, example }: LogFiltersProps) {
  const { today } = useOperator()
  const { words, setWords, kind, setKind, from, setFrom, to, setTo, by, setBy } = filters
  const { about, setAbout, isFiltered, clear } = filters
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[3.4fr_1.9fr_2.3fr_2.3fr]">
        <SearchField label="Name, reference or words" value={words} onSearch={setWords} />
        <SelectField
          label="Kind"
          labelHidden
          searchable
          options={kinds}
          value={kind === '' ? 'all' : kind}
          onChange={chosen => setKind(chosen === 'all' ? '' : chosen)}
        />
        <DateField
          label="From"
          labelHidden
          placeholder="From dd/mm/yyyy"
          today={today}
          latest={today}
          value={from}
          onChange={setFrom}
        />
        <DateField
          label="To"
          labelHidden
          placeholder="To dd/mm/yyyy"
          today={today}
          latest={today}
          value={to}
          onChange={setTo}
        />
      </div>
      {isFiltered ? (
        <div className="flex flex-wrap gap-2">
          {by ? (
            <Chip onClear={() => setBy('')}>By {example?.actor_name ?? 'one person'}</Chip>
          ) : null}
          {about ? (
            <Chip onClear={() => setAbout('')}>About {example?.subject ?? 'one thing'}</Chip>
          ) : null}
          <Button size="small" variant="link" onClick={clear}>
            Show all
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Chip({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className="flex min-h-control-small max-w-full items-center gap-2 rounded-control border border-primary bg-primary-soft px-3 text-small text-on-primary-soft"
    >
      <span className="min-w-0 truncate">{children}</span>
      <X aria-hidden size={14} className="shrink-0" />
      <span className="sr-only">, take off</span>
    </button>
  )
}
