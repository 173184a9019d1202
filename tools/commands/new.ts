import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { begunBy } from '../new/begin.ts'
import { tidy } from '../new/tidy.ts'
import { writeBegun, written } from '../new/write-begun.ts'
import { projectFolder } from '../project-folder.ts'
import { outdatedRegisters } from '../registers/outdated-registers.ts'
import { registers } from '../registers/registers.ts'

// Begins a part, a call, a page or a module of the server in the shape that the others have.
try {
  const begun = begunBy(process.argv.slice(2))
  writeBegun(begun, projectFolder)
  const outdated = outdatedRegisters(projectFolder, registers)
  for (const { file, code } of outdated) writeFileSync(path.join(projectFolder, file), code)
  const files = [...written(begun), ...outdated.map(({ file }) => file)]
  console.log(`Written:\n${files.map(file => `  ${file}`).join('\n')}\n`)
  await tidy(files, projectFolder)
  console.log(`Next:\n${begun.next.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
