import { runCommand } from '../stage/run-command.ts'
import type { Stage } from '../stage/stage.ts'

export const lint: Stage = {
  name: 'format and lint',
  async run() {
    const { code, output } = await runCommand('biome', [
      'ci',
      '--error-on-warnings',
      process.stdout.isTTY ? '--colors=force' : '--colors=off',
      '.',
    ])
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
}
