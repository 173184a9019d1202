import { parseArgs } from 'node:util'
import { runStages } from '../stage/run-stages.ts'
import type { Stage } from '../stage/stage.ts'
import { boundaries } from '../stages/boundaries.ts'
import { deadCode } from '../stages/dead-code.ts'
import { journeys } from '../stages/journeys.ts'
import { lint } from '../stages/lint.ts'
import { registers } from '../stages/registers.ts'
import { serverTestsEmbedded, serverTestsPostgres } from '../stages/server-tests.ts'
import { stories } from '../stages/stories.ts'
import { types } from '../stages/types.ts'
import { unitTests } from '../stages/unit-tests.ts'

// `npm test` runs everything; `npm test -- stories journeys` only the stages whose names begin so;
// `npm test -- --both-engines` every server test on both databases.
const { values, positionals: wanted } = parseArgs({
  options: { 'both-engines': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const all: readonly Stage[] = [
  lint,
  registers,
  types,
  boundaries,
  deadCode,
  unitTests,
  serverTestsEmbedded({ onBothEngines: values['both-engines'] }),
  serverTestsPostgres,
  stories,
  journeys,
]
const chosen =
  wanted.length === 0 ? all : all.filter(({ name }) => wanted.some(start => name.startsWith(start)))

if (chosen.length === 0) {
  console.error(
    `There is no such stage. The stages are: ${all.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
await runStages(chosen)
