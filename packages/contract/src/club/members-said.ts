import { fewestMembersSaid } from '../plan/plan-size.ts'

/** They are counted as far as this, so that the page of a large club is no slower. */
export const mostMembersCounted = 10_000

/** How many members the club says it has: full tens, so that nobody is seen to join or to leave. */
export function membersSaid(counted: number): number | null {
  if (counted < fewestMembersSaid) return null
  const most = Math.min(counted, mostMembersCounted)
  return most - (most % 10)
}
