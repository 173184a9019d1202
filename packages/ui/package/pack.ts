/// <reference types="node" />
// `npm run package:ui`: builds the package, has it checked, and says where the file is that a registry would be given.
// With `release` after it, what the changelog has under “Next” becomes a version first.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nextEntries, released, versionAfter } from './changelog.ts'
import { packageProblems } from './package-problems.ts'

const packageFolder = path.resolve(import.meta.dirname, '..')
if (process.argv[2] === 'release') release()
// It reads the version.
const { buildPackage, packPackage } = await import('./build-package.ts')

const folder = path.join(packageFolder, '../../.kinfold/ui')
const built = path.join(folder, 'package')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await buildPackage(built)
const file = packPackage(built, folder)
const problems = await packageProblems(built, file)
if (problems.length > 0) {
  process.stderr.write(`The package would not work for everybody:\n${problems.join('\n')}\n`)
  process.exitCode = 1
} else process.stdout.write(`${path.relative(process.cwd(), file)}\n`)

function release(): void {
  const files = ['package.json', 'CHANGELOG.md'].map(name => path.join(packageFolder, name))
  const [manifest = '', changelog = ''] = files.map(file => readFileSync(file, 'utf8'))
  const entries = nextEntries(changelog)
  if (entries.length === 0) throw new Error('The changelog has nothing under “## Next”.')
  const { version } = JSON.parse(manifest)
  const next = versionAfter(
    version,
    entries.map(({ kind }) => kind),
  )
  const written = [
    manifest.replace(`"version": "${version}"`, `"version": "${next}"`),
    released(changelog, next),
  ]
  files.forEach((file, index) => {
    writeFileSync(file, written[index] ?? '')
  })
}
