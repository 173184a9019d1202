import { runCommand } from '../stage/run-command.ts'
import type { Stage } from '../stage/stage.ts'

export const deadCode: Stage = {
  name: 'dead code',
  async run() {
    const { code, output } = await runCommand('knip', ['--no-progress', '--no-config-hints'])
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
}
