import { type ReactNode, useEffect, useRef } from 'react'
import { useAmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { Button } from '../button/button.tsx'
import { say } from '../heard/say.ts'
import { Money } from '../money/money.tsx'
import { moneyWords } from '../money/money.words.ts'
import { type MoneyAmount, moneySpoken } from '../money/money-parts.ts'
import { useWords } from '../words/use-words.ts'
import type { RowSelection } from './row-selection.ts'
import { totalsOf } from './totals-of.ts'
import { useChosen } from './use-row-selection.ts'
import { workTableWords } from './work-table.words.ts'

type SelectionBarProps<Row> = {
  selection: RowSelection<Row>
  amountOf: ((row: Row) => MoneyAmount | undefined) | undefined
  actions: ((chosen: readonly Row[]) => ReactNode) | undefined
  onClear: () => void
}

/** How many rows are chosen and what they come to, in sight as long as one is; each change is said. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, amountOf, actions, onClear } = props
  const { rows, inSight } = useChosen(selection)
  const words = useWords('workTable', workTableWords)
  const { spoken } = useWords('money', moneyWords)
  const { hidden } = useAmountPrivacy()
  const totals = amountOf ? totalsOf(rows, amountOf) : []
  const elsewhere = rows.length - inSight
  const said = hidden ? [] : totals.map(total => moneySpoken(total, {}, spoken))
  useSaid(sentenceOf(words, rows.length, elsewhere, said))
  if (rows.length === 0) return null
  return (
    <div className="sticky bottom-3 z-3 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-line bg-surface-raised py-2 ps-5 pe-2 text-small text-ink shadow-raised">
      <p className="figures font-semibold">
        {words.chosen(rows.length)}
        {elsewhere > 0 ? (
          <span className="font-normal text-ink-muted"> · {words.elsewhere(elsewhere)}</span>
        ) : null}
      </p>
      {totals.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 text-body font-semibold">
          {totals.map(total => (
            <li key={total.currency}>
              <Money amount={total} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="ms-auto flex flex-wrap items-center gap-1">
        {actions?.(rows)}
        <Button variant="quiet" size="small" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
    </div>
  )
}

function sentenceOf(
  words: typeof workTableWords,
  count: number,
  elsewhere: number,
  totals: readonly string[],
): string {
  if (count === 0) return words.nothingChosen
  const parts = [words.chosen(count), ...(elsewhere > 0 ? [words.elsewhere(elsewhere)] : [])]
  return words.chosenComesTo(parts.join(', '), totals)
}

/** Said when it becomes another one, not when it is there first. */
function useSaid(sentence: string): void {
  const last = useRef(sentence)
  useEffect(() => {
    if (sentence === last.current) return
    last.current = sentence
    say(sentence)
  }, [sentence])
}
