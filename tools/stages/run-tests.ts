import { argv, env } from 'node:process'
import { parseArgs } from 'node:util'
import { chooseStages } from '../stage/choose-stages.ts'
import { runStages } from '../stage/run-stages.ts'
import { testFiles } from '../suites/files-of.ts'
import type { Run } from '../suites/suites.ts'
import { stagesOf } from './stages-of.ts'

/**
 * Without words all stages of the run; `stories journeys` only the stages whose names begin so; `button` every test in
 * a file with that in its name, in whatever run it is, which accepts no picture; `--both-engines` every server test on
 * both databases; `--strict` lets nothing pass on a second try, and is how everything is run outside of CI.
 */
export async function runTests(run: Run): Promise<void> {
  const { values, positionals: words } = readArguments()
  const only = chooseOrRefuse(run, words)
  const stages = stagesOf(run, { only, onBothEngines: values['both-engines'] })
  await runStages(
    stages.filter(({ name }) => only.has(name)),
    { strict: values.strict || (run === 'all' && env.CI === undefined) },
  )
}

/**
 * The stages of the run, or those that words name, in whatever run they are, each with the files that they name of it;
 * a word that names nothing ends the command.
 */
export function chooseOrRefuse(run: Run, words: readonly string[]): Map<string, readonly string[]> {
  const own = new Set(stagesOf(run).map(({ name }) => name))
  const all = stagesOf('all').map(({ name }) => name)
  const { stages, unknown } = chooseStages(
    words,
    all
      .filter(
        name =>
          own.has(name) || words.some(word => name.toLowerCase().startsWith(word.toLowerCase())),
      )
      .map(name => ({ name, files: testFiles(name) })),
  )
  if (unknown.length > 0) {
    refuse(
      `No stage begins with ${unknown.map(word => `“${word}”`).join(' or ')}, and no file of tests has it in its path. The stages are: ${all.join('; ')}.`,
    )
  }
  return new Map(stages.map(({ name, only }) => [name, only]))
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
  } catch (error) {
    return refuse(
      `${whatIsWrong(error)}. The options are --both-engines and --strict; all other words name stages or files of tests.`,
    )
  }
}

/** Node’s first sentence names the option; its second is about words that begin with a dash. */
const whatIsWrong = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split('. ')[0]

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
