// A server under load, in a process of its own that a test can kill: callers send operations to
// the ledger until the process ends, each written to the journal before and after.
import { flushCompileCache } from 'node:module'
import { argv } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { create } from 'superstruct'
import type { Database, Handle } from '#src/db/database.ts'
import { openEmbedded } from '#src/db/embedded/open-embedded.ts'
import { int8AsBigint } from '#src/db/int8-as-bigint.ts'
import { openPostgres } from '#src/db/open-postgres.ts'
import { ledgerError } from '#src/ledger/ledger-error.ts'
import { lockLedger } from '#src/ledger/lock-ledger.ts'
import { carryOut } from './carry-out.ts'
import { type Answer, Journal, type Operation } from './journal.ts'
import { LoadSettings } from './load-settings.ts'
import { randomFrom } from './random.ts'

const settings = create(JSON.parse(argv[2] ?? ''), LoadSettings)
const random = randomFrom(settings.name)
const journal = new Journal(settings.journal)

async function open(): Promise<Database> {
  int8AsBigint()
  if (settings.url !== undefined) return openPostgres({ url: settings.url, poolSize: 8 })
  const { dataFolder, fileSystemModule, startParameters } = settings
  return openEmbedded({
    dataFolder,
    ...(fileSystemModule === undefined ? {} : { fileSystemModule }),
    ...(startParameters === undefined ? {} : { startParameters }),
  })
}

const kinds = ['transfer', 'transfer', 'hold', 'release', 'capture', 'several', 'debt'] as const

function nextOperation(key: string): Operation {
  const member = () => `m${random(settings.members)}`
  const from = member()
  const to = member()
  const amount = String(1 + random(1_000))
  if (random(10) < 3 || from === to) return { key, kind: 'transfer', from: 'bank', to, amount }
  const kind = kinds[random(kinds.length)] ?? 'transfer'
  return { key, kind, from, to, amount }
}

async function answerOf(work: Promise<void>): Promise<Answer> {
  try {
    await work
    return 'accepted'
  } catch (error) {
    const refusal = ledgerError(error)
    if (refusal === undefined) return 'unknown'
    const { code } = refusal
    return code === 'insufficient-funds' || code === 'unknown-account' ? 'refused' : 'unknown'
  }
}

async function carryOutInJournal(handle: Handle, operation: Operation): Promise<void> {
  journal.sent(operation)
  const answer = await answerOf(carryOut(handle, operation))
  journal.answered(operation.key, answer)
  process.send?.({ answer })
  // As a client would: wait a little before the next call to a server that does not answer.
  if (answer === 'unknown') await setTimeout(50)
}

async function call(database: Database, caller: number): Promise<never> {
  for (let n = 0; ; n += 1) {
    const operation = nextOperation(`${settings.name}-${caller}-${n}`)
    await carryOutInJournal(database, operation)
  }
}

async function callAndAnswerEarly(database: Database): Promise<never> {
  for (let batch = 0; ; batch += 1) {
    await database.transaction(async tx => {
      await lockLedger(tx)
      for (let n = 0; n < 20; n += 1) {
        const operation: Operation = {
          ...nextOperation(`${settings.name}-${batch}-${n}`),
          kind: 'transfer',
          from: 'bank',
        }
        await carryOutInJournal(tx, operation)
      }
    })
  }
}

const began = performance.now()
const database = await open()
await database.query({ text: 'SELECT count(*) FROM ledger.transfer' })
const openMs = performance.now() - began
// The language's code is loaded at its first use; a kill before that would hit no load at all.
await database.query({ text: 'DO $$ BEGIN END $$' })
// It doesn't live to its end, when Node would write this.
flushCompileCache()
process.send?.({ openMs })
await (settings.plant === undefined
  ? Promise.all(Array.from({ length: settings.callers }, (_, caller) => call(database, caller)))
  : callAndAnswerEarly(database))
