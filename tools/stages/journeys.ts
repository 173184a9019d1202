import { rmSync } from 'node:fs'
import path from 'node:path'
import { copyDataFolder } from '@kinfold/test-support/server/copy-data-folder'
import { startServer } from '@kinfold/test-support/server/start-server'
import { buildOnce } from '../build/build-once.ts'
import { desk } from '../build/desk.ts'
import { webApp } from '../build/web-app.ts'
import { runJourneys } from '../journeys/run-journeys.ts'
import { seededData } from '../server/seeded-data.ts'
import { withSecondTry } from '../stage/second-try.ts'
import type { Stage, StageResult } from '../stage/stage.ts'
import type { Part } from '../suites/suites.ts'
import { tagsOf } from '../suites/tags-of.ts'
import { inFirefox } from './in-firefox.ts'

/** The built product in a real browser: what a member would do, from the first page to the last. */
export const journeys = (part: Part): Stage => ({
  name: 'journeys',
  run: () => inNewClubs({ words: tagsOf('journeys', part), files: part.only }),
})

/** The journeys of the gate. */
export const firefoxJourneys = (part: Part): Stage =>
  inFirefox('Firefox journeys', firefox =>
    inNewClubs({ words: tagsOf('Firefox journeys', part), files: part.only, firefox }),
  )

type Chosen = Parameters<typeof runJourneys>[2]

/** What failed begins anew: in a club that nobody has been to. */
async function inNewClubs(chosen: Chosen): Promise<StageResult> {
  await buildOnce(webApp)
  await buildOnce(desk)
  const seeded = await seededData()
  const inNewClub = async (again: boolean) => {
    const data = copyDataFolder(seeded)
    const server = await startServer({ KINFOLD_DATA_DIR: data })
    try {
      return await runJourneys(server.url, { KINFOLD_SEEDED_DATA: seeded }, { ...chosen, again })
    } finally {
      await server.stop()
      rmSync(path.dirname(data), { recursive: true, force: true })
    }
  }
  const first = await inNewClub(false)
  return { notes: first.notes, ...(await withSecondTry(first, () => inNewClub(true))) }
}

/** Every way and outcome, and bad days: each with a server of its own. */
export const longJourneys = (words: readonly string[]): Stage => ({
  name: 'long journeys',
  async run() {
    await buildOnce(webApp)
    await buildOnce(desk)
    const env = { KINFOLD_SEEDED_DATA: await seededData() }
    return runJourneys('http://127.0.0.1:9', env, { project: 'long', words })
  },
})
