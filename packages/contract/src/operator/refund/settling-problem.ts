import type { Refund } from './refund.ts'
import type { RefundOutcome } from './settle-refund.ts'

/** Why nobody can say by hand what became of a refund. */
export function settlingProblem(
  { status, way }: Pick<Refund, 'status' | 'way'>,
  outcome: RefundOutcome,
) {
  // Its provider says it.
  if (way !== 'hand') return 'conflict'
  // A bank may send back what it has paid.
  const isOpen = status === 'sent' || (status === 'paid' && outcome === 'failed')
  return isOpen ? undefined : 'already_decided'
}
