import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fingerprint } from '../build/fingerprint.ts'
import { cacheFolder } from '../cache-folder.ts'
import { startServer } from './start-server.ts'

const makesTheData = [
  'pnpm-lock.yaml',
  'packages/contract/src/**',
  'packages/personas/src/**',
  'apps/server/**',
]

/** A copy of a freshly migrated and seeded data folder; the original is made once for each state of the code. */
export async function copySeededData(): Promise<string> {
  const original = path.join(cacheFolder, 'seeded-data')
  const stamp = path.join(cacheFolder, 'seeded-data.made')
  const wanted = fingerprint(makesTheData)
  if (!existsSync(original) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await makeSeededData(original)
    writeFileSync(stamp, wanted)
  }
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'kinfold-data-')), 'data')
  cpSync(original, copy, { recursive: true })
  return copy
}

async function makeSeededData(folder: string): Promise<void> {
  const side = `${folder}.making`
  for (const old of [side, folder]) rmSync(old, { recursive: true, force: true })
  mkdirSync(cacheFolder, { recursive: true })
  const server = await startServer({ KINFOLD_DATA_DIR: side })
  await server.stop()
  renameSync(side, folder)
}
