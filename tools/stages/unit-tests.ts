import { runVitest } from '../stage/run-vitest.ts'
import type { Stage } from '../stage/stage.ts'

export const unitTests: Stage = {
  name: 'unit tests',
  run: () =>
    runVitest(['contract', 'personas', 'ui', 'api', 'app', 'web', 'desk', 'test-support', 'tools']),
}
