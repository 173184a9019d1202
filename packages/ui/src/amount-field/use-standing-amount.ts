import { useState } from 'react'
import { type AmountNotation, amountOf, amountText } from './amount-text.ts'
import type { EditedAmount } from './edit-amount.ts'
import { begin, restate, step, type Travel, travelled } from './typing-history.ts'

/** The text follows the typing; only when the value comes from elsewhere is the text made anew. */
export function useStandingAmount(value: bigint | null, notation: AmountNotation) {
  const written = amountText(value, notation)
  const finished: EditedAmount = { text: written, openPoint: false, caret: written.length }
  const [held, setHistory] = useState(() => begin(finished))
  const elsewhere = amountOf(held.now.text, notation) !== value
  const history = elsewhere ? begin(finished) : held
  if (elsewhere) setHistory(history)
  const { now } = history

  return {
    standing: now,
    stand: (next: EditedAmount) =>
      setHistory((next.text === now.text ? restate : step)(history, next)),
    /** Whole amounts without a point, others with two decimals; what was said stays said. */
    finish: () =>
      setHistory(restate(history, now.said ? { ...finished, said: now.said } : finished)),
    travel: (way: Travel) => {
      const there = travelled(history, way)
      if (there) setHistory(there)
      return there?.now
    },
  }
}
