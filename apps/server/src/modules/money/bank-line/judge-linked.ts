import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { LineRow } from './lock-line.ts'

/** Only what a line was booked as goes with it; money that was in the books before stays there. */
export const judgeLinked = ({ unmatchedId, isBooked }: LineRow): Refusal<'conflict'> | undefined =>
  unmatchedId !== null && !isBooked ? refuse('conflict', { sentence: linked }) : undefined

const linked =
  'This line shows unmatched money that was written down before it. Please undo that match first.'
