import { runOnce } from '../stage/run-once.ts'
import type { Stage } from '../stage/stage.ts'

export const deadCode: Stage = {
  name: 'dead code',
  run: () => runOnce('knip', ['--no-progress', '--no-config-hints']),
}
