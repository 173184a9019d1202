import { globSync } from 'node:fs'
import { argv, env } from 'node:process'
import { parseArgs } from 'node:util'
import { projectFolder } from '../project-folder.ts'
import { chooseStages } from '../stage/choose-stages.ts'
import { runStages } from '../stage/run-stages.ts'
import type { Run } from '../suites/suites.ts'
import { stagesOf } from './stages-of.ts'

/**
 * Without words all stages of the run; `stories journeys` only the stages whose names begin so; `button` the stories
 * in files with that in their name, which accepts no picture; `--both-engines` every server test on both databases;
 * `--strict` lets nothing pass on a second try, and is how everything is run outside of CI.
 */
export async function runTests(run: Run): Promise<void> {
  const { values, positionals: words } = readArguments()
  const stages = stagesOf(run).map(({ name }) => name)
  const storyFiles = globSync(
    ['{packages,apps}/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'],
    { cwd: projectFolder },
  )
  const chosen = chooseStages(words, { stages, storyFiles })
  if (chosen.unknown.length > 0) {
    refuse(
      `No stage begins with ${chosen.unknown.map(word => `“${word}”`).join(' or ')}, and no file of stories has it in its name. The stages are: ${stages.join('; ')}.`,
    )
  }
  await runStages(
    stagesOf(run, { only: chosen.only, onBothEngines: values['both-engines'] }).filter(({ name }) =>
      chosen.stages.includes(name),
    ),
    { strict: values.strict || (run === 'all' && env.CI === undefined) },
  )
}

function readArguments() {
  try {
    return parseArgs({
      args: argv.slice(2),
      options: {
        'both-engines': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch {
    return refuse(
      'The options are --both-engines and --strict; all other words name stages or files of stories.',
    )
  }
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
