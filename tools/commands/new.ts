import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { begunBy, writeBegun } from '../new/begin.ts'
import { projectFolder } from '../project-folder.ts'
import { outdatedRegisters } from '../registers/outdated-registers.ts'
import { registers } from '../registers/registers.ts'
import { runCommand } from '../stage/run-command.ts'

// Begins a part, a call, a page or a module of the server in the shape that the others have.
try {
  const begun = begunBy(process.argv.slice(2))
  writeBegun(begun, projectFolder)
  for (const { file, code } of outdatedRegisters(projectFolder, registers))
    writeFileSync(path.join(projectFolder, file), code)
  const written = [...Object.keys(begun.files), ...(begun.entries ?? []).map(({ file }) => file)]
  await runCommand('biome', ['check', '--write', ...written])
  console.log(`Written:\n${written.map(file => `  ${file}`).join('\n')}\n`)
  console.log(`Next:\n${begun.next.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
