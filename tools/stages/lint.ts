import { runOnce } from '../stage/run-once.ts'
import type { Stage } from '../stage/stage.ts'

export const lint: Stage = {
  name: 'format and lint',
  run: () => runOnce('biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
}
