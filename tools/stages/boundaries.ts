import { checkBoundaries } from '../boundaries/check-boundaries.ts'
import { projectFolder } from '../project-folder.ts'
import type { Stage } from '../stage/stage.ts'

export const boundaries: Stage = {
  name: 'boundaries',
  async run() {
    const { modules, broken } = await checkBoundaries(projectFolder, [
      'packages',
      'apps',
      'clients',
      'drift',
      'tools',
      '.storybook',
    ])
    return {
      passed: modules - broken.length,
      failures: broken.map(told => {
        const [imported = '', rule = ''] = told.split('\n')
        return { name: imported, details: rule.trim() }
      }),
    }
  },
}
