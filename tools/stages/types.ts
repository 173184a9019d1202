import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runCommand } from '../stage/run-command.ts'
import type { Stage } from '../stage/stage.ts'

// Several threads would check much of one project twice; so each processor has a project of its own.
const check = async (project: string) => ({
  project,
  ...(await runCommand('tsc', ['-p', project, '--pretty', 'false', '--singleThreaded'])),
})

/** Each tsconfig is checked separately, so that the server can't use browser types, nor the browser Node's. */
export const types: Stage = {
  name: 'types',
  async run() {
    const projects = globSync([
      'packages/*/tsconfig.json',
      'packages/*/*/tsconfig.json',
      'apps/*/tsconfig.json',
      'apps/*/*/tsconfig.json',
      'tools/tsconfig.json',
      'clients/tsconfig.json',
      'drift/tsconfig.json',
    ])
    projects.push('.storybook/tsconfig.json')
    const waiting = projects.sort()
    const results: Awaited<ReturnType<typeof check>>[] = []
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        results.push(await check(next))
    }
    await Promise.all(Array.from({ length: availableParallelism() }, worker))
    const wrong = results.filter(result => result.code !== 0)
    return {
      passed: results.length - wrong.length,
      failures: wrong.map(({ project, output }) => ({ name: project, details: output })),
    }
  },
}
