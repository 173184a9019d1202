import { type Infer, type } from 'superstruct'
import { Count } from '../../fields/whole-number.ts'

/** What isn't settled yet of a month and those before it: closing it leaves that to be booked on a later day. */
export const StillOpen = type({
  /** Sums that arrived and whose owner isn't known. */
  unmatched: Count,
  /** Lines of bank statements that nothing explains. */
  bank_lines: Count,
  /** Returns that were entered and not posted, or not taken back. */
  returns: Count,
})
export type StillOpen = Infer<typeof StillOpen>

/** One thing that is open, with its month: `2026-05`. */
export type OpenMatter = {
  readonly kind: keyof StillOpen
  readonly period: string
  readonly count: number
}

export function stillOpenIn(matters: readonly OpenMatter[], period: string): StillOpen {
  const open = { unmatched: 0, bank_lines: 0, returns: 0 }
  for (const matter of matters) if (matter.period <= period) open[matter.kind] += matter.count
  return open
}
