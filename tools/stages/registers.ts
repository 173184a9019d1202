import { projectFolder } from '../project-folder.ts'
import { outdatedRegisters } from '../registers/outdated-registers.ts'
import { registers as all } from '../registers/registers.ts'
import type { Stage } from '../stage/stage.ts'

export const registers: Stage = {
  name: 'registers',
  async run() {
    const outdated = outdatedRegisters(projectFolder, all)
    return {
      passed: all.length - outdated.length,
      failures: outdated.map(({ file }) => ({
        name: file,
        details: "It doesn't name what is there: npm run registers writes it.",
      })),
    }
  },
}
