import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { outdatedRegisters } from '../registers/outdated-registers.ts'
import { registers } from '../registers/registers.ts'

// Writes the files that list all calls, mocks, samples and routes.
const outdated = outdatedRegisters(projectFolder, registers)
for (const { file, code } of outdated) {
  writeFileSync(path.join(projectFolder, file), code)
  console.log(file)
}
if (outdated.length === 0) console.log('Every register was up to date.')
