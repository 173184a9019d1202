import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { databaseFailure } from './database-failure.ts'
import { DatabaseUnavailableError } from './database-unavailable-error.ts'
import { nameOfRepeated } from './repeated-statements.ts'

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

  /** Throws where nothing may be asked any more. */
  check(): void {
    this.#check()
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
  if (timeoutMs === undefined)
    return (config, values) => client.query(named(config, values), values)
  // Work that may take long is planned for what it is about to read.
  const timeout = { query_timeout: timeoutMs }
  return (config, values) => client.query({ ...timeout, ...config }, values)
}

// Without values it is BEGIN and the like, or several statements at once.
function named(config: QueryConfig, values = config.values): QueryConfig {
  if (config.name !== undefined || values === undefined || values.length === 0) return config
  const name = nameOfRepeated(config.text)
  return name === undefined ? config : { ...config, name }
}
