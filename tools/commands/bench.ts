import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Row } from '@kinfold/test-support/bench/row'
import { buildOnce } from '../build/build-once.ts'
import { desk } from '../build/desk.ts'
import { webApp } from '../build/web-app.ts'
import { projectFolder } from '../project-folder.ts'

// Every `*.bench.ts` of the repository exports bench(): rows of goal and figure. Names after the command limit the run.
const wanted = process.argv.slice(2)
const files = globSync(
  ['packages/*/bench/*.bench.ts', 'apps/*/bench/*.bench.ts', 'tools/bench/*.bench.ts'],
  {
    cwd: projectFolder,
  },
)
  .filter(file => wanted.length === 0 || wanted.some(name => file.includes(name)))
  .sort()

// What is measured in a browser is what stands in the tree, not what was built some time ago.
for (const [app, build] of [
  ['apps/web', webApp],
  ['apps/desk', desk],
] as const) {
  if (files.some(file => file.startsWith(app))) await buildOnce(build)
}

const results: (Row & { file: string })[] = []
for (const file of files) {
  console.log(`\n${file}`)
  const { bench }: { bench(): Promise<Row[]> } = await import(path.join(projectFolder, file))
  for (const row of await bench()) {
    if (!Number.isFinite(row.figure)) throw new Error(`${file}: "${row.name}" has no figure.`)
    results.push({ file, ...row })
    const figure = `${Number(row.figure.toPrecision(4))} ${row.unit}`
    console.log(
      `${row.ok ? '✓' : '✗'} ${row.name.padEnd(62)} ${figure.padStart(16)}   goal ${row.goal}`,
    )
  }
}

const report = path.join(projectFolder, '.kinfold/bench.json')
mkdirSync(path.dirname(report), { recursive: true })
writeFileSync(report, `${JSON.stringify(results, null, 2)}\n`)
const missed = results.filter(row => !row.ok).length
console.log(`\n${results.length - missed} of ${results.length} figures reach their goal. ${report}`)
