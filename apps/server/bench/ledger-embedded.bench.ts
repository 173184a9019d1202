// The ledger on the embedded, durable database: how many transfers a second, and whether anyone
// else in the process has to wait meanwhile.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { money } from '@kinfold/contract/money/money'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { idempotencyKey } from '../src/ledger/idempotency-key.ts'
import { post } from '../src/ledger/post.ts'
import { contributeFromWallet } from '../src/ledger/recipes/contribute-from-wallet.ts'
import { depositByTransfer } from '../src/ledger/recipes/deposit-by-transfer.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'

const members = 200
const callers = 16
const transfers = 2_000

export async function bench(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kinfold-bench-'))
  const database = await openDatabase({ dataFolder })
  try {
    await fund(database)
    await contribute(database, 'warm', transfers)
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const rates: number[] = []
    for (const round of ['1', '2', '3']) rates.push(await contribute(database, round, transfers))
    delay.disable()
    return [
      atLeast('ledger transfer, embedded and durable', 800, Math.round(median(rates)), '/s'),
      atMost(
        'event-loop delay p99 while it runs',
        20,
        Number((delay.percentile(99) / 1e6).toFixed(1)),
        'ms',
      ),
    ]
  } finally {
    await database.close()
    rmSync(dataFolder, { recursive: true })
  }
}

async function fund(database: Database): Promise<void> {
  for (let member = 0; member < members; member += 1) {
    await post(
      database,
      depositByTransfer({
        attempt: idempotencyKey('bench-fund', String(member)),
        payment: randomUUID(),
        member: String(member),
        arrived: money('NGN', 1_000_000_000n),
        reference: 'bench',
        arrivedAt: new Date(),
      }),
    )
  }
}

async function contribute(database: Database, round: string, count: number): Promise<number> {
  let next = 0
  const began = performance.now()
  const call = async () => {
    while (next < count) {
      const n = next
      next += 1
      const member = String(n % members)
      await post(
        database,
        contributeFromWallet({
          attempt: idempotencyKey(`bench-${round}`, String(n)),
          payment: randomUUID(),
          member,
          portfolio: member,
          amount: money('NGN', 100n),
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return count / ((performance.now() - began) / 1_000)
}
