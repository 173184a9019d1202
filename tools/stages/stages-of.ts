import type { Stage } from '../stage/stage.ts'
import { has, type Part, type Run, type StageName, suites } from '../suites/suites.ts'
import { boundaries } from './boundaries.ts'
import { deadCode } from './dead-code.ts'
import { firefoxJourneys, journeys } from './journeys.ts'
import { lint } from './lint.ts'
import { registers } from './registers.ts'
import { serverTestsEmbedded, serverTestsPostgres } from './server-tests.ts'
import { firefoxStories, stories, webKitStories } from './stories.ts'
import { types } from './types.ts'
import { unitTests } from './unit-tests.ts'

type Chosen = {
  /** For the stages with these names, only these files. */
  readonly only?: ReadonlyMap<string, readonly string[]>
  readonly onBothEngines?: boolean
}

/** The stages of a run, and of others those that are chosen; what is quick to say that something is wrong comes first. */
export function stagesOf(
  run: Run,
  { only = new Map(), onBothEngines = false }: Chosen = {},
): readonly Stage[] {
  const isIn = (stage: string) => suites.some(suite => suite.stage === stage && has(run, suite.run))
  const part = (stage: StageName): Part => ({
    run: isIn(stage) ? run : 'all',
    only: only.get(stage),
  })
  const all = [
    lint,
    registers,
    types,
    boundaries,
    deadCode,
    unitTests(part('unit tests')),
    serverTestsEmbedded(part('server tests, embedded database'), { onBothEngines }),
    serverTestsPostgres(part('server tests, PostgreSQL')),
    stories(part('stories')),
    journeys(part('journeys')),
    firefoxStories(part('Firefox stories')),
    firefoxJourneys(part('Firefox journeys')),
    webKitStories(part('WebKit stories')),
  ]
  return all.filter(({ name }) => isIn(name) || only.has(name))
}
