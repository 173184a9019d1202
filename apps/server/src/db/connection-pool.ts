import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/** What a database uses of the driver's pool. */
export type ConnectionPool = {
  query(config: QueryConfig, values?: unknown[]): Promise<QueryResult>
  connect(): Promise<PoolClient>
  end(): Promise<void>
}
