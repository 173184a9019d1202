import type { Stage } from '../stage/stage.ts'
import { has, type Run, suites } from '../suites/suites.ts'
import { boundaries } from './boundaries.ts'
import { deadCode } from './dead-code.ts'
import { journeys } from './journeys.ts'
import { lint } from './lint.ts'
import { registers } from './registers.ts'
import { serverTestsEmbedded, serverTestsPostgres } from './server-tests.ts'
import { stories } from './stories.ts'
import { types } from './types.ts'
import { unitTests } from './unit-tests.ts'

type Options = {
  /** Only the stories in files with one of these in their name. */
  readonly only?: readonly string[]
  readonly onBothEngines?: boolean
}

/** The stages of a run, in their order: what is quick to say that something is wrong comes first. */
export function stagesOf(
  run: Run,
  { only = [], onBothEngines = false }: Options = {},
): readonly Stage[] {
  const all = [
    lint,
    registers,
    types,
    boundaries,
    deadCode,
    unitTests(run),
    serverTestsEmbedded(run, { onBothEngines }),
    serverTestsPostgres(run),
    stories(run, only),
    journeys(run),
  ]
  return all.filter(({ name }) => suites.some(suite => suite.stage === name && has(run, suite.run)))
}
