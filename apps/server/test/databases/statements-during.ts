import pg from 'pg'
import { vi } from 'vitest'

/** What the database is asked while the work runs; both engines are asked through the same client. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  using sent = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  // The job queue looks for work by itself.
  return sent.mock.calls
    .map(call => JSON.stringify(call[0], withoutBigints))
    .filter(statement => !statement.includes('pgboss'))
}

const withoutBigints = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value
