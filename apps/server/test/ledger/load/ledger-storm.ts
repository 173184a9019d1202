// One server process of a storm: it waits for the signal, then all its callers send at once.
import { once } from 'node:events'
import { argv } from 'node:process'
import { create, type Infer } from 'superstruct'
import { errorChain } from '#src/db/error-chain.ts'
import { int8AsBigint } from '#src/db/int8-as-bigint.ts'
import { openPostgres } from '#src/db/open-postgres.ts'
import { ledgerError } from '#src/ledger/ledger-error.ts'
import { carryOut } from './carry-out.ts'
import { type StormAnswers, StormSettings } from './storm-settings.ts'

int8AsBigint()
const { url, callers, operations } = create(JSON.parse(argv[2] ?? ''), StormSettings)
const database = openPostgres({ url, poolSize: 10 })
const answers: Infer<typeof StormAnswers> = { accepted: 0, refused: 0, other: [] }

async function call(): Promise<void> {
  for (let next = operations.pop(); next !== undefined; next = operations.pop()) {
    try {
      await carryOut(database, next)
      answers.accepted += 1
    } catch (error) {
      if (ledgerError(error)?.code === 'insufficient-funds') answers.refused += 1
      // Who waited ten seconds for a connection is told to try again, and does.
      else if (hasNoConnection(error)) operations.push(next)
      else answers.other.push(String(error))
    }
  }
}

/** Not one of the other kinds of being busy, which a lock in the wrong place would bring about. */
const hasNoConnection = (error: unknown) =>
  [...errorChain(error)].some(link => /timeout exceeded when trying to connect/.test(String(link)))

await database.query({ text: 'SELECT 1' })
const word = once(process, 'message')
process.send?.('ready')
await word
await Promise.all(Array.from({ length: callers }, call))
await database.close()
process.send?.(answers, () => process.exit(0))
