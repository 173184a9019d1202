import type { Refusal } from '../calls/refusal.ts'
import type { CountedLimit } from './limit-rule.ts'
import type { Limits } from './limits.ts'

/** What one limit refuses doesn't count against those that are shared with other visitors. */
export async function countAgainstLimits(
  limits: Pick<Limits, 'count' | 'settle'>,
  counted: readonly CountedLimit[],
): Promise<Refusal<'too_many_requests'> | undefined> {
  const first = counted.filter(({ countedLast }) => !countedLast)
  const tooMany = await limits.count(first)
  if (tooMany !== undefined) return tooMany
  const tooManyOfAll = await limits.count(counted.filter(({ countedLast }) => countedLast))
  if (tooManyOfAll !== undefined) await limits.settle(first)
  return tooManyOfAll
}
