import { rmSync } from 'node:fs'
import path from 'node:path'
import { acceptPictures } from '../pictures/accept-pictures.ts'
import { picturesOfLastRun } from '../pictures/last-run.ts'
import { listPictures } from '../pictures/list-pictures.ts'
import { acceptedPictures, picturePage } from '../pictures/picture-folders.ts'
import { writeReadmePictures } from '../pictures/readme-pictures.ts'
import { describeToldChanges, toldRecordings } from '../pictures/told-recordings.ts'
import { measureSlowness } from '../stage/measure-slowness.ts'
import { described } from '../stage/summary.ts'
import { useTemporaryFolder } from '../stage/temporary-folder.ts'
import { namedStories } from '../stages/named-stories.ts'
import { runStories } from '../stories/run-stories.ts'

// Words after the command limit it to the stories that they name after `npm test --`; then nothing is removed.
const words = process.argv.slice(2)
const only = namedStories(words) ?? refuse()
const toldBefore = toldRecordings()
const { pictures, failures } = await takePictures()
const told = describeToldChanges(toldBefore, toldRecordings())

const accepted = await acceptPictures()
const gone =
  only.length === 0 && failures.length === 0
    ? listPictures().filter(file => !pictures.has(file))
    : []
for (const file of gone) rmSync(path.join(acceptedPictures, file))
if (accepted.length > 0) await writeReadmePictures()

for (const failure of failures) console.error(described(failure))
if (accepted.length + gone.length + told.length + failures.length === 0)
  console.log('No picture changed, and nothing else is told.')
for (const file of accepted) console.log(`accepted  ${file}`)
for (const change of told) console.log(`accepted  ${change}`)
for (const file of gone) console.log(`removed   ${file}`)
if (accepted.length > 0) {
  console.log(`Beside what was accepted before: ${picturePage}`)
  if (only.length > 0)
    console.log('Pages that show it may look different too: npm test -- stories tells which.')
}
if (failures.length > 0) console.log(`${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Those that the last run took, where nothing has changed since; else the stories are opened once more. */
async function takePictures() {
  const taken = picturesOfLastRun(only)
  if (taken) return { pictures: taken, failures: [] }
  useTemporaryFolder()
  await measureSlowness()
  console.log('No run has taken pictures of what stands there now: they are taken first.')
  const { browser, pictures, failures } = await runStories({ accept: true, only })
  if (browser.pinned) return { pictures, failures }
  console.error('Pictures are taken with the pinned browser on linux-x64 only: run this there.')
  return process.exit(1)
}

function refuse(): never {
  console.error(
    `No file of stories has ${words.map(word => `“${word}”`).join(' or ')} in its path.`,
  )
  process.exit(1)
}
