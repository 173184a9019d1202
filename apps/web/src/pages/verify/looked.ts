import type { Outcome } from '@kinfold/api/client/outcome'
import { failureMessages } from '@kinfold/contract/messages'
import type { IssuedPaper } from '@kinfold/contract/paper/issued-paper'

/** What is known of a code. */
export type Looked =
  | { is: 'asked' }
  | { is: 'genuine'; paper: IssuedPaper }
  | { is: 'unknown' }
  | { is: 'failed'; message: string }

export function lookedFrom(outcome: Outcome<IssuedPaper, string>): Looked {
  if (outcome.ok) return { is: 'genuine', paper: outcome.data }
  if (outcome.code === 'not_found' || outcome.code === 'validation_failed') return { is: 'unknown' }
  return { is: 'failed', message: outcome.message ?? failureMessages.noResponse }
}
