import type { ErrorCode } from '../errors/error-catalogue.ts'

/**
 * Why a decision that somebody made on a case as they saw it can't stand: a rule refuses it, or the case has changed
 * meanwhile, even to where the same decision would be possible again.
 */
export function seenProblem<State extends string | number | null, const Code extends ErrorCode>({
  seen,
  state,
  problem,
}: {
  seen: State
  state: State
  problem: Code | undefined
}): Code | 'already_decided' | undefined {
  if (problem === 'about_yourself' || seen === state) return problem
  return 'already_decided'
}
