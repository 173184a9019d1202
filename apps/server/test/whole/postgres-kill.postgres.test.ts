// kill -9 of PostgreSQL itself while three server processes keep the ledger busy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { patience } from '@kinfold/test-support/patience'
import {
  startThrowAwayCluster,
  type ThrowAwayCluster,
} from '@kinfold/test-support/postgres/throw-away-cluster'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#src/db/open-database.ts'
import { preparePostgres } from '#test/databases/prepare-postgres.ts'
import { findings } from '#test/ledger/load/findings.ts'
import { readJournal } from '#test/ledger/load/journal.ts'
import { type Load, startLoad } from '#test/ledger/load/start-load.ts'

const kills = env.KINFOLD_LONG === undefined ? 2 : 100
const limits = { timeout: patience(env.KINFOLD_LONG === undefined ? 120_000 : 3_600_000) }
let cluster: ThrowAwayCluster
let home: string

beforeAll(async () => {
  cluster = await startThrowAwayCluster()
  home = mkdtempSync(join(tmpdir(), 'kinfold-test-'))
}, patience(60_000))
afterAll(async () => {
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
})

it(`loses and repeats nothing in ${kills} kills`, limits, async ({ annotate }) => {
  const { url, migrationUrl } = await preparePostgres(cluster.url, 'kinfold_killed')
  const database = await openDatabase({ url, migrationUrl, dataFolder: '' })
  const names = ['one', 'two', 'three']
  const journalOf = (name: string) => join(home, name)
  const loads: Load[] = []
  try {
    for (const name of names) {
      const journal = journalOf(name)
      loads.push(await startLoad({ url, dataFolder: '', journal, name, callers: 8, members: 10 }))
    }
    for (let kill = 1; kill <= kills; kill += 1) {
      await Promise.all(loads.map(load => load.acknowledges(40)))
      await cluster.kill()
      await cluster.start()
    }
    // Every server process is back at work by itself.
    await Promise.all(loads.map(load => load.acknowledges(40)))
  } finally {
    await Promise.all(loads.map(load => load.kill()))
  }
  const entries = names.flatMap(name => readJournal(journalOf(name)))
  expect(await findings(database, entries)).toEqual([])
  const count = (answer: string) => entries.filter(entry => entry.answer === answer).length
  await annotate(`${count('accepted')} acknowledged, ${count('unknown')} unknown and replayed`)
  await database.close()
})
