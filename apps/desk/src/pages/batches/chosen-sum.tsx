import { Money } from '@kinfold/ui/money'
import { type Selection, sumOf } from './use-selection.ts'

/** How many are chosen, and what they come to: the figure to hold against the bank's. */
export function ChosenSum({ selection: { chosen } }: { selection: Selection }) {
  const sum = sumOf(chosen)
  return (
    <p
      role="status"
      className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-ink-muted"
    >
      {chosen.length === 0 ? 'Nothing is chosen' : `${chosen.length} chosen`}
      {sum ? <Money amount={sum} className="text-lead font-semibold text-ink" /> : null}
    </p>
  )
}
