import type { Refusal } from '../http/refusal.ts'
import type { CountedLimit } from './limit-rule.ts'
import type { Limits } from './limits.ts'

/** Counts an attempt, what is shared with others last. */
export async function countInTurn(
  limits: Pick<Limits, 'count'>,
  counted: readonly CountedLimit[],
): Promise<Refusal<'too_many_requests'> | undefined> {
  const tooMany = await limits.count(counted.filter(({ inTurn }) => !inTurn))
  return tooMany ?? limits.count(counted.filter(({ inTurn }) => inTurn))
}
