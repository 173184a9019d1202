// kill -9 of a process that keeps an embedded database under ledger load, and power cuts.
import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { patience } from '@kinfold/test-support/patience'
import { expect, inject, it } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openEmbedded } from '#src/db/embedded/open-embedded.ts'
import { int8AsBigint } from '#src/db/int8-as-bigint.ts'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { platterOf } from '#test/databases/faults/power-cut-file-system.ts'
import { findings } from '#test/ledger/load/findings.ts'
import { readJournal } from '#test/ledger/load/journal.ts'
import { randomFrom } from '#test/ledger/load/random.ts'
import { startLoad } from '#test/ledger/load/start-load.ts'

int8AsBigint()
const long = env.KINFOLD_LONG !== undefined
const kills = long ? 1_000 : 20
const powerCuts = long ? 200 : 4

function templateFolder(): string {
  const template = inject('testDatabaseTemplate')
  if (template.engine !== 'embedded') throw new Error('These tests are about the embedded engine.')
  return template.folder
}

type LoadSettings = Parameters<typeof startLoad>[0]

// One folder, its journal and the loads that are run on it.
class Scene {
  readonly #home = createTestFolder()
  readonly dataFolder = join(this.#home, 'data')
  readonly #journal = join(this.#home, 'journal')
  readonly openTimes: number[] = []

  constructor() {
    cpSync(templateFolder(), join(this.dataFolder, 'database'), { recursive: true })
  }

  async killUnderLoad(name: string, settings: Partial<LoadSettings> = {}): Promise<void> {
    const load = await startLoad({
      dataFolder: this.dataFolder,
      journal: this.#journal,
      name,
      callers: 8,
      members: 10,
      ...settings,
    })
    this.openTimes.push(load.openMs)
    await load.acknowledges(1 + randomFrom(name)(60))
    await load.kill()
  }

  // Replaces the folder by what a disk would have after a power cut.
  cutPower(): void {
    const database = join(this.dataFolder, 'database')
    rmSync(database, { recursive: true })
    renameSync(platterOf(database), database)
  }

  async findings(): Promise<string[]> {
    let database: Database
    try {
      database = await openEmbedded({ dataFolder: this.dataFolder })
    } catch (error) {
      return [`does not open: ${error}`]
    }
    const found = await findings(database, readJournal(this.#journal))
    await database.close()
    return found
  }

  get accepted(): number {
    return readJournal(this.#journal).filter(({ answer }) => answer === 'accepted').length
  }

  [Symbol.dispose](): void {
    rmSync(this.#home, { recursive: true, force: true })
  }
}

function describeOpening(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0)
  return `opened after a kill in ${at(0.5)} ms at the median, ${at(0.99)} ms at p99`
}

const limits = { timeout: patience(long ? 7_200_000 : 600_000) }
const powerCutDisk = {
  fileSystemModule: new URL('../databases/faults/power-cut-file-system.ts', import.meta.url).href,
}
const lyingDisk = {
  fileSystemModule: new URL('../databases/faults/lying-disk-file-system.ts', import.meta.url).href,
}

it(`loses nothing that was acknowledged in ${kills} kills`, limits, async ({ annotate }) => {
  using scene = new Scene()
  for (let kill = 1; kill <= kills; kill += 1) {
    await scene.killUnderLoad(`kill-${kill}`)
    if (kill % 5 === 0) expect(await scene.findings()).toEqual([])
  }
  await annotate(`${scene.accepted} operations acknowledged; ${describeOpening(scene.openTimes)}`)
  expect(scene.accepted).toBeGreaterThan(kills)
})

it(`loses nothing in ${powerCuts} power cuts`, limits, async ({ annotate }) => {
  using scene = new Scene()
  for (let cut = 1; cut <= powerCuts; cut += 1) {
    await scene.killUnderLoad(`cut-${cut}`, powerCutDisk)
    scene.cutPower()
    expect(await scene.findings()).toEqual([])
  }
  await annotate(`${scene.accepted} operations acknowledged`)
  expect(scene.accepted).toBeGreaterThan(powerCuts)
})

it('detects lost work on a disk that only pretends to sync', limits, async () => {
  using scene = new Scene()
  await scene.killUnderLoad('lying', lyingDisk)
  scene.cutPower()
  expect((await scene.findings())[0]).toMatch(/accepted, there 0 times|does not open/)
})

it('detects an operation that was acknowledged before its commit', limits, async () => {
  using scene = new Scene()
  let found: string[] = []
  for (let kill = 1; kill <= 10 && found.length === 0; kill += 1) {
    await scene.killUnderLoad(`early-${kill}`, { plant: 'acknowledged-early' })
    found = await scene.findings()
  }
  expect(found[0]).toMatch(/accepted, there 0 times/)
})
