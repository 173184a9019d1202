import pg from 'pg'
import type { Database } from './database.ts'
import type { DatabaseEventListener } from './database-event.ts'
import { databaseOnPool } from './database-on-pool.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { surviveLostConnections } from './survive-lost-connections.ts'

export type PostgresSettings = {
  readonly url: string
  readonly poolSize?: number
  readonly timeoutMs?: number
  readonly onEvent?: DatabaseEventListener
}

const sessionSettings = [
  // Timeouts that keep a stuck client from holding locks on money, and a request from waiting forever.
  '-c statement_timeout=30s',
  '-c lock_timeout=10s',
  '-c idle_in_transaction_session_timeout=60s',
  // No statement here runs so long that compiling it first would pay.
  '-c jit=off',
].join(' ')

// Longer than the server's statement timeout: without an answer by then the server is unreachable.
const defaultTimeoutMs = 35_000

export function openPostgres(settings: PostgresSettings): Database {
  return databaseOnPool({ engine: 'postgres', pool: createPool(settings), close: async () => {} })
}

export function createPool({
  url,
  poolSize = 10,
  timeoutMs = defaultTimeoutMs,
  onEvent,
}: PostgresSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    stream: () => new GatheringSocket(),
    connectionTimeoutMillis: 10_000,
    query_timeout: timeoutMs,
    keepAlive: true,
    options: sessionSettings,
    application_name: 'kinfold',
  })
  surviveLostConnections(pool, onEvent)
  return pool
}
