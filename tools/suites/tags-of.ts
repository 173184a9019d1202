import { has, type Part, type StageName, suites } from './suites.ts'

/** The tags by which a run chooses its stories or journeys; none where it has all, or files were chosen. */
export function tagsOf(stage: StageName, { run, only = [] }: Part): readonly string[] {
  if (only.length > 0) return []
  const own = suites.filter(suite => suite.stage === stage)
  if (own.some(suite => suite.tags === undefined && has(run, suite.run))) return []
  return own.filter(suite => has(run, suite.run)).flatMap(({ tags = [] }) => tags)
}
