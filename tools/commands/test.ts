import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { projectFolder } from '../project-folder.ts'
import { chooseStages } from '../stage/choose-stages.ts'
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
// `npm test -- button` the stories in files with that in their name, and accepts no picture;
// `npm test -- --both-engines` every server test on both databases.
const { values, positionals: words } = parseArgs({
  options: { 'both-engines': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const all = (only: readonly string[]): readonly Stage[] => [
  lint,
  registers,
  types,
  boundaries,
  deadCode,
  unitTests,
  serverTestsEmbedded({ onBothEngines: values['both-engines'] }),
  serverTestsPostgres,
  stories(only),
  journeys,
]
const stages = all([]).map(({ name }) => name)
const storyFiles = globSync(
  ['{packages,apps}/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'],
  {
    cwd: projectFolder,
  },
)
const chosen = chooseStages(words, { stages, storyFiles })

if (chosen.unknown.length > 0) {
  console.error(
    `No stage begins with ${chosen.unknown.map(word => `“${word}”`).join(' or ')}, and no file of stories has it in its name. The stages are: ${stages.join('; ')}.`,
  )
  process.exit(1)
}
await runStages(all(chosen.only).filter(({ name }) => chosen.stages.includes(name)))
