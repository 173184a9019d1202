import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { changeBalance, openWallet } from '../../test/wrong-balance.ts'
import { describeReadiness, type Readiness } from '../health/readiness.ts'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { checkLedger } from './check-ledger.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await openWallet(db)
})
afterAll(() => db.close())

const readiness: Readiness = { isReady: true }
const metrics = createMetrics({ processMetrics: false })
const logged: string[] = []
const log = createLog('info', { write: line => void logged.push(line) })
const check = () => checkLedger({ db, log, metrics, readiness })
const figure = async () =>
  (await metrics.registry.getSingleMetric('kinfold_ledger_findings')!.get()).values[0]?.value

it('says nothing of a ledger that adds up', async () => {
  await check()
  expect([logged, await describeReadiness(readiness, db), await figure()]).toEqual([[], 'ready', 0])
})

it('logs, counts and answers the probe when a balance was changed past the guards', async () => {
  await db.asOwner(owner => changeBalance(owner, 1))
  await check()
  expect(logged.map(line => JSON.parse(line))).toMatchObject([
    { level: 'error', findings: { wrong_balances: 1 }, msg: 'the ledger does not add up' },
  ])
  expect(await figure()).toBe(1)
  expect(await describeReadiness(readiness, db)).toBe(
    'not ready: the ledger’s audit found wrong_balances 1',
  )
})

it('is content again once the ledger is', async () => {
  await db.asOwner(owner => changeBalance(owner, -1))
  await check()
  expect([await describeReadiness(readiness, db), await figure()]).toEqual(['ready', 0])
})
