import type { Refusal } from '../calls/refusal.ts'
import type { CountedLimit } from './limit-rule.ts'
import type { Limits } from './limits.ts'

/** What one limit refuses doesn't count against those that are shared with other visitors. */
export async function countAgainstLimits(
  limits: Pick<Limits, 'count'>,
  counted: readonly CountedLimit[],
): Promise<Refusal<'too_many_requests'> | undefined> {
  const tooMany = await limits.count(counted.filter(({ countedLast }) => !countedLast))
  return tooMany ?? limits.count(counted.filter(({ countedLast }) => countedLast))
}
