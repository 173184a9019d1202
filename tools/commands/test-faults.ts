import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { catchFault, runCatchers } from '../faults/catch-fault.ts'
import { faults } from '../faults/faults.ts'
import { projectFolder } from '../project-folder.ts'
import { measureSlowness } from '../stage/measure-slowness.ts'
import { useTemporaryFolder } from '../stage/temporary-folder.ts'

// Plants each fault in a copy of the last commit, and asks whether what has to catch it does. Words after the command
// choose faults by their name or the folder of their file.
const words = process.argv.slice(2)
const chosen = faults.filter(
  ({ name, file }) => words.length === 0 || words.some(word => `${name} ${file}`.includes(word)),
)
if (chosen.length === 0) {
  console.error('No fault has one of these words in its name or file.')
  process.exit(1)
}

useTemporaryFolder()
await measureSlowness()
const copy = path.join(tmpdir(), 'project')
execFileSync('git', ['clone', '-q', '--local', projectFolder, copy])

const catchers = [...new Map(chosen.map(({ caughtBy }) => [JSON.stringify(caughtBy), caughtBy]))]
console.log('▸ nothing planted …')
const failed = await runCatchers(
  catchers.map(([, catcher]) => catcher),
  copy,
)
if (failed.length > 0) {
  console.error(`These fail without any fault:\n${failed.join('\n')}`)
  process.exit(1)
}

let missed = 0
for (const fault of chosen) {
  const started = performance.now()
  const outcome = await catchFault(fault, copy).catch(({ message }: Error) => message)
  const seconds = `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`
  const caught = typeof outcome !== 'string' && outcome.length > 0
  console.log(`${caught ? '✓' : '✗'} ${seconds}  ${fault.name}`)
  if (typeof outcome === 'string') console.log(outcome)
  else for (const name of outcome.slice(0, 3)) console.log(`             ${name}`)
  if (!caught) missed += 1
}
console.log(`\n${chosen.length - missed} caught, ${missed} missed`)
process.exit(missed > 0 ? 1 : 0)
