import { has, type Run, type StageName, suites } from './suites.ts'

/** The tags by which a run chooses its stories or journeys; none where it has all of them. */
export function tagsOf(stage: StageName, run: Run): readonly string[] {
  const own = suites.filter(suite => suite.stage === stage)
  if (own.some(suite => suite.tags === undefined && has(run, suite.run))) return []
  return own.filter(suite => has(run, suite.run)).flatMap(({ tags = [] }) => tags)
}
