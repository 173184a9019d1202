import { runVitest } from '../stage/run-vitest.ts'
import type { Stage } from '../stage/stage.ts'
import { filesOf } from '../suites/files-of.ts'
import type { Part } from '../suites/suites.ts'

const packages = ['contract', 'personas', 'ui', 'api', 'app']
const apps = ['web', 'desk']

export const unitTests = (part: Part): Stage => ({
  name: 'unit tests',
  run: () =>
    runVitest([...packages, ...apps, 'test-support', 'tools', 'clients', 'drift'], {
      files: filesOf('unit tests', part),
    }),
})
