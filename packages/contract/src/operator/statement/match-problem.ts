import type { MatchStatementLineBody, MatchTarget } from './match-statement-line.ts'
import type { LineState } from './statement-line.ts'

/** Only what came in is a member's, and only what went out is a withdrawal or a charge. */
const goesOut: Readonly<Record<MatchTarget, boolean>> = {
  payment: false,
  wallet: false,
  unannounced: false,
  withdrawal: true,
  charge: true,
}

const named = {
  payment: 'payment_id',
  wallet: 'customer_id',
  withdrawal: 'withdrawal_id',
} as const

/** The fields of a match that don't fit its line, each with its sentence. */
export function matchFieldsProblem(
  isOutgoing: boolean,
  body: MatchStatementLineBody,
): Readonly<Record<string, string>> | undefined {
  const { to } = body
  if (goesOut[to] !== isOutgoing) {
    return { to: isOutgoing ? 'This money went out.' : 'This money came in.' }
  }
  const field = to === 'payment' || to === 'wallet' || to === 'withdrawal' ? named[to] : undefined
  return field === undefined || body[field] !== undefined
    ? undefined
    : { [field]: 'Please say which one.' }
}

/** Why nobody can say any more, or yet, what a line is. */
export function matchProblem(state: LineState, to: MatchTarget) {
  const isFree = state === 'open' || (state === 'unmatched' && to !== 'unannounced')
  return isFree ? undefined : 'already_decided'
}
