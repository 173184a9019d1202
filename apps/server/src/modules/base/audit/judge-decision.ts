import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { ActionKind } from '@kinfold/contract/operator/audit/action-kinds'
import { seenProblem } from '@kinfold/contract/operator/seen-problem'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { readLastEntry } from './read-last-entry.ts'

type SeenState = string | number | null
type Decision<State extends SeenState, Code extends ErrorCode> = {
  /** The ids by which the log knows the case. */
  readonly about: readonly (string | null)[]
  /** Where they are also the ids of something else. */
  readonly kind?: ActionKind
  /** The state that the decision was made on. */
  readonly seen: State
  /** The state of the case, which is locked. */
  readonly state: State
  /** What a rule says against it. */
  readonly problem: Code | undefined
}

/** Why a decision can't stand. Where somebody else was faster, it says who did what, and when. */
export async function judgeDecision<State extends SeenState, const Code extends ErrorCode>(
  tx: Transaction,
  { about, kind, ...decision }: Decision<State, Code>,
): Promise<Refusal<Code | 'already_decided'> | undefined> {
  const code = seenProblem(decision)
  if (code === undefined) return undefined
  return code === 'already_decided' ? refuseDecided(tx, about, kind) : refuse(code)
}

/** The answer to a decision about what somebody has decided already. */
export async function refuseDecided(
  tx: Transaction,
  about: readonly (string | null)[],
  kind?: ActionKind,
): Promise<Refusal<'already_decided'>> {
  const entry = await readLastEntry(tx, about, kind)
  return refuse('already_decided', entry === undefined ? {} : { sentence: entry.sentence })
}
