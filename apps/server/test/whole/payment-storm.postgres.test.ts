// Payments of every kind from many callers at once, with kills in the middle: no money is lost, and none counts
// twice. The embedded database serves one process, and has payment-kill.
import { rmSync } from 'node:fs'
import { env } from 'node:process'
import { patience } from '@kinfold/test-support/patience'
import { startThrowAwayCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import { expect, it, vi } from 'vitest'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { preparePostgres } from '#test/databases/prepare-postgres.ts'
import { createStore } from '#test/servers/server-process.ts'
import { describeStorm } from './payment-storm/describe-storm.ts'
import type { Dose } from './payment-storm/dose.ts'
import { paymentFindings } from './payment-storm/payment-oracle.ts'
import type { PlantedFault } from './payment-storm/planted-faults.ts'
import {
  type Aftermath,
  type Ground,
  inGround,
  runPaymentStorm,
} from './payment-storm/run-payment-storm.ts'

const isLong = env.KINFOLD_LONG !== undefined
vi.setConfig({ testTimeout: patience(isLong ? 7_200_000 : 300_000) })

const short: Omit<Dose, 'name'> = {
  servers: 2,
  callers: 60,
  savers: 20,
  seconds: 4,
  serverKills: 1,
  databaseKills: 0,
  clockMoves: 1,
}
const long: Omit<Dose, 'name'> = {
  servers: 3,
  callers: 500,
  savers: 250,
  seconds: 600,
  serverKills: 24,
  databaseKills: 20,
  clockMoves: 8,
}

/** In a process of PostgreSQL's own where it is killed; others run their tests on the shared one. */
async function stormIn(dose: Dose, work: (ground: Ground) => Promise<void>): Promise<void> {
  if (dose.databaseKills === 0) {
    await using store = await createStore()
    await work(store)
    return
  }
  const cluster = await startThrowAwayCluster()
  const dataFolder = createTestFolder()
  try {
    const { url, migrationUrl } = await preparePostgres(cluster.url, 'kinfold_storm')
    await work({
      settings: { url, migrationUrl, dataFolder },
      environment: {
        KINFOLD_MODE: 'sandbox',
        KINFOLD_DATA_DIR: dataFolder,
        DATABASE_URL: url,
        MIGRATION_DATABASE_URL: migrationUrl,
      },
      async killDatabase() {
        await cluster.kill()
        await cluster.start()
      },
    })
  } finally {
    await cluster.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const found = (ground: Ground, after: Aftermath) =>
  inGround(ground, async db => [
    ...after.unrest,
    ...(await paymentFindings(db, {
      ...after,
      crew: after.scene.crew,
      journal: after.scene.journal,
    })),
  ])

it('loses no payment, and books none twice', async ({ annotate }) => {
  const dose: Dose = { name: 'storm', ...(isLong ? long : short) }
  await stormIn(dose, async ground => {
    const after = await runPaymentStorm(ground, dose)
    await annotate(await inGround(ground, db => describeStorm(db, dose, after)))
    expect(await found(ground, after)).toEqual([])
  })
})

// A storm that finds nothing must be one that would have found something.
const faults: readonly (readonly [PlantedFault, sign: RegExp])[] = [
  ['charges are not remembered', /^payment \S+: succeeded without a charge/],
  ['news of money is dropped', /^charge \S+ of \S+: there 0 times/],
  ['members are told twice', /^KF-\S+: told 2 times/],
]
for (const [plant, sign] of isLong ? faults : []) {
  it(`detects that ${plant}`, async () => {
    const dose: Dose = { ...short, name: plant.replaceAll(' ', '-'), seconds: 20, plant }
    await stormIn(dose, async ground => {
      const wrong = await found(ground, await runPaymentStorm(ground, dose))
      expect(wrong.filter(each => sign.test(each))).not.toEqual([])
    })
  })
}
