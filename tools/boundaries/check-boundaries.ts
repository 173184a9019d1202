import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from '../stage/run-command.ts'

export type Boundaries = { modules: number; broken: readonly string[] }

type Cruise = {
  summary: {
    totalCruised: number
    violations: { from: string; to: string; rule: { name: string }; comment?: string }[]
    ruleSetUsed?: { forbidden?: { name: string; comment?: string }[] }
  }
}

const rules = path.join(import.meta.dirname, 'rules.cjs')
const understandUsing = pathToFileURL(path.join(import.meta.dirname, 'understand-using.mjs'))

/** Checks the imports of the given folders. Finding no module is an error, so that the check can't pass by reading nothing. */
export async function checkBoundaries(
  root: string,
  folders: readonly string[],
): Promise<Boundaries> {
  const { stdout, output } = await runCommand(
    'depcruise',
    ['--config', rules, '--output-type', 'json', ...folders],
    { cwd: root, env: { NODE_OPTIONS: `--import=${understandUsing}` } },
  )
  if (!stdout.startsWith('{')) throw new Error(`The imports could not be read:\n${output}`)
  const { summary }: Cruise = JSON.parse(stdout)
  if (summary.totalCruised === 0)
    throw new Error('No module was read: the boundaries were not checked.')
  const advice = new Map(
    summary.ruleSetUsed?.forbidden?.map(rule => [rule.name, rule.comment ?? '']),
  )
  return {
    modules: summary.totalCruised,
    broken: summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to}\n  ${rule.name}: ${advice.get(rule.name) ?? ''}`,
    ),
  }
}
