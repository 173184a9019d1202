import { globSync } from 'node:fs'
import { runCommand } from '../stage/run-command.ts'
import type { Stage } from '../stage/stage.ts'

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
      'drift/tsconfig.json',
    ])
    projects.push('.storybook/tsconfig.json')
    const results = []
    for (const project of projects.sort()) {
      results.push(await runCommand('tsc', ['-p', project, '--pretty', 'false']))
    }
    const wrong = results.filter(result => result.code !== 0)
    return {
      passed: results.length - wrong.length,
      failed: wrong.length,
      output: wrong.map(result => result.output).join('\n'),
    }
  },
}
