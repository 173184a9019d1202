import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Row } from '@kinfold/test-support/bench/row'
import { copyDataFolder } from '@kinfold/test-support/server/copy-data-folder'
import { startServer } from '@kinfold/test-support/server/start-server'
import { buildOnce } from '../build/build-once.ts'
import { storybook } from '../build/storybook.ts'
import { webApp } from '../build/web-app.ts'
import { cacheFolder } from '../cache-folder.ts'
import { seededData } from '../server/seeded-data.ts'
import { stagesOf } from '../stages/stages-of.ts'

// How long the commands take that everyone waits for.
export async function bench(): Promise<Row[]> {
  await buildOnce(webApp)
  const check = new Map<string, number>()
  for (const { name, run } of stagesOf('check')) check.set(name, await seconds(run))
  const web = await seconds(() => rebuild(webApp))
  const stories = await seconds(() => rebuild(storybook))
  const start = await seconds(secondStart)
  return [
    row('second start, until it answers', 5, start),
    row('type check of everything', 5, check.get('types') ?? Number.NaN),
    row(
      'npm run check, warm',
      60,
      [...check.values()].reduce((sum, part) => sum + part, 0),
    ),
    row('web app build', 3, web),
    row('Storybook build, a story', 75, (stories * 1000) / storyCount(), 'ms'),
  ]
}

const row = (name: string, bound: number, figure: number, unit = 's'): Row => ({
  name,
  goal: `≤ ${bound} ${unit}`,
  figure,
  unit,
  ok: figure <= bound,
})

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

async function rebuild(build: typeof webApp): Promise<void> {
  rmSync(path.join(cacheFolder, `${build.name}.built`), { force: true })
  await buildOnce(build)
}

async function secondStart(): Promise<void> {
  const server = await startServer({ KINFOLD_DATA_DIR: copyDataFolder(await seededData()) })
  await server.stop()
}

function storyCount(): number {
  const index: { entries: Record<string, { type: string }> } = JSON.parse(
    readFileSync(path.join(storybook.output, 'index.json'), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story').length
}
