import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { referenceDay } from '@kinfold/personas/reference-day'
import { startServer } from '@kinfold/test-support/server/start-server'
import { fingerprint } from '../build/fingerprint.ts'
import { cacheFolder } from '../cache-folder.ts'

const makesTheData = [
  'pnpm-lock.yaml',
  'packages/contract/src/**',
  'packages/personas/src/**',
  'apps/server/**',
]

/**
 * A freshly migrated and seeded data folder, made once a day for each state of the code. Servers work on copies of
 * it, in which it is the reference day: the clock of the club goes on while the folder lies there.
 */
export async function seededData(): Promise<string> {
  const folder = path.join(cacheFolder, 'seeded-data')
  const stamp = path.join(cacheFolder, 'seeded-data.made')
  const today = new Date().toISOString().slice(0, 10)
  const wanted = `${fingerprint(makesTheData)} ${today}`
  if (!existsSync(folder) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await makeSeededData(folder)
    writeFileSync(stamp, wanted)
  }
  return folder
}

async function makeSeededData(folder: string): Promise<void> {
  const side = `${folder}.making`
  for (const old of [side, folder]) rmSync(old, { recursive: true, force: true })
  mkdirSync(cacheFolder, { recursive: true })
  const server = await startServer({ KINFOLD_DATA_DIR: side, KINFOLD_DEMO_DAY: referenceDay })
  await server.stop()
  renameSync(side, folder)
}
