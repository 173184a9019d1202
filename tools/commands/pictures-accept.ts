import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { listPictures } from '../pictures/list-pictures.ts'
import { acceptedPictures } from '../pictures/picture-folders.ts'
import { writeReadmePictures } from '../pictures/readme-pictures.ts'
import { projectFolder } from '../project-folder.ts'
import { measureSlowness } from '../stage/measure-slowness.ts'
import { described } from '../stage/summary.ts'
import { useTemporaryFolder } from '../stage/temporary-folder.ts'
import { runStories } from '../stories/run-stories.ts'
import { testFiles } from '../suites/files-of.ts'

// Words after the command limit the run to stories in files with one of them in their name; then nothing is removed.
const words = process.argv.slice(2)
const only = testFiles('stories').filter(file =>
  words.some(word => file.toLowerCase().includes(word.toLowerCase())),
)
if (words.length > 0 && only.length === 0) {
  console.error(
    `No file of stories has ${words.map(word => `“${word}”`).join(' or ')} in its name.`,
  )
  process.exit(1)
}
useTemporaryFolder()
await measureSlowness()
const run = await runStories({ accept: true, only })

if (!run.browser.pinned) {
  console.error('Pictures are taken with the pinned browser on linux-x64 only: run this there.')
  process.exit(1)
}
if (only.length === 0 && run.failures.length === 0) {
  for (const file of listPictures().filter(file => !run.pictures.has(file)))
    rmSync(path.join(acceptedPictures, file))
}
await writeReadmePictures()
for (const failure of run.failures) console.error(described(failure))

const changes = execFileSync('git', ['status', '--porcelain', '-uall', '--', '*.webp'], {
  cwd: projectFolder,
  encoding: 'utf8',
}).trimEnd()
console.log(changes === '' ? 'No picture changed.' : `Changed pictures:\n${changes}`)
console.log(`${run.passed} passed, ${run.failures.length} failed`)
process.exitCode = run.failures.length > 0 ? 1 : 0
