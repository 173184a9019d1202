/// <reference types="node" />
// `npm run api:accept`: takes the public types, and what each part weighs, as they are, once the changelog says what that means for an app.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiChange } from './api-change.ts'
import { nextEntries } from './changelog.ts'
import { packageFolder } from './published-entries.ts'

const file = path.join(packageFolder, 'api.md')
const before = readFileSync(file, 'utf8')
const test = ['run', '--project', 'ui', 'packages/ui/package/package.test.ts', '--update']
const { status, stdout, stderr } = spawnSync('vitest', test, { encoding: 'utf8' })
const change = apiChange(before, readFileSync(file, 'utf8'))
const untold =
  change !== undefined &&
  !isTold(change) &&
  `${change === 'Breaking' ? 'Types that apps may rest on are gone, or ask for more' : 'There is more to use'}: say so in a line “- ${change}: …” under “## Next” in packages/ui/CHANGELOG.md, with what an app has to do, and run this again.`
const problem = status === 0 ? untold : `${stdout}${stderr}`
if (problem) {
  writeFileSync(file, before)
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else process.stdout.write('packages/ui/api.md and part-weights.json are as the code is.\n')

/** By a line that the last commit hasn't. */
function isTold(wanted: 'Breaking' | 'New'): boolean {
  const changelog = readFileSync(path.join(packageFolder, 'CHANGELOG.md'), 'utf8')
  const committed = execFileSync('git', ['show', 'HEAD:./CHANGELOG.md'], {
    cwd: packageFolder,
    encoding: 'utf8',
  })
  return nextEntries(changelog).some(
    ({ kind, text }) =>
      (kind === 'Breaking' || kind === wanted) && !committed.includes(`- ${kind}: ${text}\n`),
  )
}
