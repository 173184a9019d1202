// Sessions that outlive the test that used them: a new one reads half of the catalogue before its first statements.
import type { Pool } from 'pg'
import type { ConnectionPool } from '#src/db/connection-pool.ts'
import type { Database } from '#src/db/database.ts'
import { databaseOnPool } from '#src/db/database-on-pool.ts'
import { createPool } from '#src/db/open-postgres.ts'

export type KeptSessions = {
  /** For one test: closed, it has nothing under way and takes nothing more. */
  lend(): Database
  close(): Promise<void>
}

/** Which sessions are kept can be read from their application's name. */
export const nameOfKept = 'kinfold-test-kept'

export function keepSessions(url: string): KeptSessions {
  const named = new URL(url)
  named.searchParams.set('application_name', nameOfKept)
  const pool = createPool({ url: named.href, poolSize: 5 })
  return {
    lend: () =>
      databaseOnPool({ engine: 'postgres', pool: lentFrom(pool), close: () => forget(pool) }),
    close: () => pool.end(),
  }
}

// All that a session can keep, but for prepared statements: the driver knows which it has, and refuses another text
// under the same name.
const forgetting = `CLOSE ALL; SET SESSION AUTHORIZATION DEFAULT; RESET ALL; UNLISTEN *;
  SELECT pg_advisory_unlock_all(); DISCARD TEMP; DISCARD SEQUENCES`

async function forget(pool: Pool): Promise<void> {
  const sessions = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  await Promise.all(
    sessions.map(session =>
      session.query(forgetting).then(
        () => session.release(),
        (error: Error) => session.release(error),
      ),
    ),
  )
}

function lentFrom(pool: ConnectionPool): ConnectionPool {
  let uses = 0
  let end: (() => void) | undefined
  const begin = () => {
    if (end !== undefined) throw new Error('The database was closed, and is another test’s now.')
    uses++
  }
  const finish = () => {
    uses--
    if (uses === 0) end?.()
  }
  return {
    async query(config, values) {
      begin()
      return pool.query(config, values).finally(finish)
    },
    async connect() {
      begin()
      const client = await pool.connect().catch(error => {
        finish()
        throw error
      })
      const { release } = client
      client.release = broken => {
        release(broken)
        finish()
      }
      return client
    },
    end: () =>
      new Promise(resolve => {
        end = resolve
        if (uses === 0) resolve()
      }),
  }
}
