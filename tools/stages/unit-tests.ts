import { runVitest } from '../stage/run-vitest.ts'
import type { Stage } from '../stage/stage.ts'

const packages = ['contract', 'personas', 'ui', 'api', 'app']
const apps = ['web', 'desk']

/** Among them the one that holds the mocks against the server: one long file, beside which the others run. */
export const unitTests: Stage = {
  name: 'unit tests',
  run: () => runVitest([...packages, ...apps, 'test-support', 'tools', 'drift']),
}
