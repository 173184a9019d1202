import { env } from 'node:process'
import { patience } from '@kinfold/test-support/patience'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { type PlantedBug, plantBug } from '#test/ledger/planted-bugs.ts'
import { runAgainstModel } from '#test/ledger/run-against-model.ts'

const long = env.KINFOLD_LONG !== undefined
// Few before each landing, more with everything, most by night.
const sequences = long ? 4_000 : env.KINFOLD_RUN === 'gate' ? 20 : 200
const limits = { timeout: patience(long ? 3_600_000 : 120_000) }

it(`agrees with its model in ${sequences} random sequences`, limits, async () => {
  await using db = await createTestDatabase()
  await runAgainstModel(db, { sequences, seed: long ? Date.now() % 1_000_000 : 2026 })
})

describe('the model test detects', () => {
  it.each<PlantedBug>(['no overdraft check', 'no unique key', 'debt not looked at'])(
    '%s',
    limits,
    async bug => {
      await using db = await createTestDatabase()
      await db.asOwner(owner => plantBug(owner, bug))
      await expect(runAgainstModel(db, { sequences: 200, seed: 2026 })).rejects.toThrow(
        /the ledger says|has|audit/,
      )
    },
  )
})
