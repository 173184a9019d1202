import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { StatusPillProps } from '@kinfold/ui/status-pill'
import { monthText } from '../../day/day-text.ts'
import { isBefore } from './next-month.ts'

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

/** How a month stands, beside the one to go on with. */
export function lookOf(about: BookMonth, next: BookMonth | undefined): Look {
  const { closed, proposal, obstacle } = about
  const isNext = about === next
  if (closed) return { tone: 'success', label: 'Closed' }
  if (proposal) return { tone: 'warning', label: isNext ? 'Next to confirm' : 'To confirm' }
  if (obstacle) return { tone: 'neutral', label: 'Not yet' }
  if (isClosedWith(about, next))
    return { tone: 'neutral', label: `Closes with ${monthText(next.year, next.month)}` }
  return { tone: 'info', label: isNext ? 'Next to propose' : 'Open' }
}

/** In a club that has closed none, those before the first one are closed with it. */
export const isClosedWith = (about: BookMonth, next: BookMonth | undefined): next is BookMonth =>
  next !== undefined && next.proposal !== null && isBefore(about, next)
