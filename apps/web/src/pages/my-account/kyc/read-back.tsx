import { Button } from '@kinfold/ui/button'
import type { ReactNode } from 'react'
import { dayText } from '../../../day/day-text.ts'

type Fact = { label: ReactNode; value?: string | undefined; day?: string }

type ReadBackProps = { facts: readonly Fact[]; isLocked: boolean; onChange: () => void }

/** What was filled in, to be compared with the document in one's hand. */
export function ReadBack({ facts, isLocked, onChange }: ReadBackProps) {
  const told = facts
    .map(({ label, value, day }) => ({ label, text: day ? dayText(day) : (value ?? '') }))
    .filter(({ text }) => text !== '')
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-option bg-surface-sunken px-4 py-3">
      <dl className="min-w-0 text-small">
        {told.map(({ label, text }) => (
          <div key={text} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{label}:</dt>
            <dd className="min-w-0 font-medium [overflow-wrap:anywhere] text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="link"
        size="small"
        className="-my-2 -me-3"
        disabled={isLocked}
        onClick={onChange}
      >
        Change
      </Button>
    </div>
  )
}
