import type { MatchStatementLineBody, MatchTarget } from './match-statement-line.ts'
import type { LineState, StatementLine } from './statement-line.ts'

type Told = {
  /** Undefined where it may be either: what was paid may come back. */
  readonly goesOut: boolean | undefined
  /** What has to be named; null where nothing needs to be. */
  readonly named: Exclude<keyof MatchStatementLineBody, 'to' | 'differs'> | null
}

/** Only what came in is a member's, and only what went out is a charge. */
const told: Readonly<Record<MatchTarget, Told>> = {
  payment: { goesOut: false, named: 'payment_id' },
  wallet: { goesOut: false, named: 'customer_id' },
  settlement: { goesOut: false, named: 'settlement_id' },
  unmatched: { goesOut: false, named: null },
  withdrawal: { goesOut: undefined, named: 'withdrawal_id' },
  refund: { goesOut: undefined, named: 'refund_id' },
  returned: { goesOut: true, named: 'unmatched_id' },
  charge: { goesOut: true, named: null },
}

/** The fields of a match that don't fit its line, each with its sentence. */
export function matchFieldsProblem(
  isOutgoing: boolean,
  body: MatchStatementLineBody,
): Readonly<Record<string, string>> | undefined {
  const { goesOut, named } = told[body.to]
  if (goesOut !== undefined && goesOut !== isOutgoing) {
    return { to: isOutgoing ? 'This money went out.' : 'This money came in.' }
  }
  if (named !== null && body[named] === undefined) return { [named]: 'Please say which one.' }
  return partsProblem(body)
}

function partsProblem({ to, unmatched_id, more_unmatched_ids: more }: MatchStatementLineBody) {
  if (more === undefined) return undefined
  const all = [unmatched_id, ...more]
  if (to === 'returned' && new Set(all).size === all.length) return undefined
  return { more_unmatched_ids: 'Please name each sum that went back once.' }
}

/** Why nobody can say any more, or yet, what a line is. */
export function matchProblem(
  state: LineState,
  { to, unmatched_id }: Pick<MatchStatementLineBody, 'to' | 'unmatched_id'>,
) {
  const isAlready = to === 'unmatched' && unmatched_id === undefined
  const isFree = state === 'open' || (state === 'unmatched' && !isAlready)
  return isFree ? undefined : 'already_decided'
}

/** Why there is nothing to undo. What was only found in the books is let go of again. */
export function unmatchProblem({ state, because }: Pick<StatementLine, 'state' | 'because'>) {
  const isFound = state === 'unmatched' && because.includes('recorded')
  return state === 'matched' || isFound ? undefined : 'already_decided'
}
