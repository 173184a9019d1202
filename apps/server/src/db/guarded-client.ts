import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { databaseFailure } from './database-failure.ts'
import { DatabaseUnavailableError } from './database-unavailable-error.ts'

type Run = (config: QueryConfig, values?: unknown[]) => Promise<QueryResult>

// The driver's `query` as Drizzle and our own statements use it: a guard runs before each call, and
// lost connections are distinguished from wrong statements.
export class GuardedClient {
  readonly #run: Run
  readonly #check: () => void
  readonly #autocommit: boolean

  constructor(run: Run, options: { check: () => void; autocommit: boolean }) {
    this.#run = run
    this.#check = options.check
    this.#autocommit = options.autocommit
  }

  async query(config: QueryConfig | string, values?: unknown[]): Promise<QueryResult> {
    this.#check()
    try {
      return await this.#run(typeof config === 'string' ? { text: config } : config, values)
    } catch (error) {
      throw this.#explain(error)
    }
  }

  // Outside a transaction a statement that lost its connection may have been committed.
  #explain(error: unknown): unknown {
    const failure = databaseFailure(error)
    if (failure === undefined) return error
    const outcomeUnknown = this.#autocommit && failure.reason === 'lost'
    return new DatabaseUnavailableError(failure.reason, { cause: error, outcomeUnknown })
  }
}

export function runOn(client: Pick<PoolClient, 'query'>, timeoutMs?: number): Run {
  if (timeoutMs === undefined) return (config, values) => client.query(config, values)
  const timeout = { query_timeout: timeoutMs }
  return (config, values) => client.query({ ...timeout, ...config }, values)
}
