import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, statSync, watch } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { chooseOrRefuse } from '../stages/run-tests.ts'

// What `npm test` runs for these words, and again at each save. A save in the middle of a run begins it anew.
const words = process.argv.slice(2)
if (words.length === 0) {
  console.error('Name a part, a page or a module of the server: npm run watch -- button')
  process.exit(1)
}
chooseOrRefuse('gate', words)

let running: ChildProcess | undefined
let isSaved = false
let isEnded = false

function run(): void {
  isSaved = false
  running = spawn('node', ['tools/commands/test.ts', ...words], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  running.once('exit', () => {
    running = undefined
    if (isEnded) process.exit(130)
    if (isSaved) run()
    else console.log('\nWaiting for a save …')
  })
}

function noteSave(): void {
  if (isSaved) return
  isSaved = true
  // An editor saves in several steps.
  setTimeout(() => (running ? running.kill('SIGTERM') : run()), 100)
}

// Each folder by itself: so a file that is put in the place of another is seen as well.
const watched = globSync(
  ['{packages,apps}/*/{src,test,journeys,build}/**', '.storybook/**', '{clients,drift,tools}/**'],
  { cwd: projectFolder, exclude: ['**/node_modules', '.storybook/pictures'] },
)
for (const name of watched) {
  const folder = path.join(projectFolder, name)
  if (statSync(folder).isDirectory()) watch(folder, noteSave)
}
process.on('SIGINT', () => {
  isEnded = true
  if (!running) process.exit(130)
})
run()
