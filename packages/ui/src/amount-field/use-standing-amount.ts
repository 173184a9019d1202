import { useState } from 'react'
import { type AmountSeparators, amountOf, amountText } from './amount-text.ts'
import type { StandingAmount } from './edit-amount.ts'

/** The text follows the typing; only when the value comes from elsewhere is the text made anew. */
export function useStandingAmount(value: bigint | null, separators: AmountSeparators) {
  const finished = { text: amountText(value, separators), openPoint: false }
  const [standing, setStanding] = useState<StandingAmount>(finished)
  if (amountOf(standing.text, separators) !== value) {
    setStanding(finished)
    return [finished, setStanding, finished] as const
  }
  return [standing, setStanding, finished] as const
}
