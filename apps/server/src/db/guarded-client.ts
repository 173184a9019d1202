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
  #failure: unknown

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
      // What was sent after a statement that fails is refused because of it.
      if (codeOf(error) !== inFailedTransaction || this.#failure === undefined) {
        this.#failure = this.#explain(error)
      }
      throw this.#failure
    }
  }

  /** Once the transaction is back where it was before the failure. */
  forgetFailure(): void {
    this.#failure = undefined
  }

  // Outside a transaction a statement that lost its connection may have been committed.
  #explain(error: unknown): unknown {
    const failure = databaseFailure(error)
    if (failure === undefined) return error
    const outcomeUnknown = this.#autocommit && failure.reason === 'lost'
    return new DatabaseUnavailableError(failure.reason, { cause: error, outcomeUnknown })
  }
}

const inFailedTransaction = '25P02'
const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code')

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
