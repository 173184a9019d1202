import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { Money } from '@kinfold/ui/money'
import { KeyCap } from '../../keys/key-cap.tsx'
import { sumOf } from './sum-of.ts'

type ChosenSumProps = {
  chosen: readonly RequestedWithdrawal[]
  /** How many there are to choose. */
  openCount: number
}

/** How many are chosen, and what they come to: the figure to hold against the bank's. */
export function ChosenSum({ chosen, openCount }: ChosenSumProps) {
  const sum = sumOf(chosen)
  return (
    <p
      role="status"
      className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-ink-muted"
    >
      {chosen.length === 0 ? 'Nothing is chosen' : `${chosen.length} chosen`}
      {sum ? <Money amount={sum} className="text-lead font-semibold text-ink" /> : null}
      {!sum && openCount > 0 ? (
        <span aria-hidden className="flex items-center gap-1.5 pointer-coarse:hidden">
          All {openCount} <KeyCap>x</KeyCap>
        </span>
      ) : null}
    </p>
  )
}
