import { globSync } from 'node:fs'
import { argv } from 'node:process'
import { projectFolder } from '../project-folder.ts'
import { runAttached } from '../stage/run-attached.ts'

// What `npm test` runs for these words, and again at each save.
const words = argv.slice(2)
if (words.length === 0) {
  console.error('Name a part, a page or a module of the server: npm run watch -- button')
  process.exit(1)
}
const watched = [...globSync('{packages,apps}/*/src', { cwd: projectFolder }), '.storybook']
await runAttached([
  [
    'node',
    '--watch',
    '--watch-preserve-output',
    ...watched.map(folder => `--watch-path=${folder}`),
    'tools/commands/test.ts',
    ...words,
  ],
])
