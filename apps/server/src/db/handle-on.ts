import { drizzle } from 'drizzle-orm/node-postgres'
import type { QueryConfig, QueryResult } from 'pg'
import type { Handle, Orm, Statement } from './database.ts'
import type { GuardedClient } from './guarded-client.ts'

export function handleOn(client: GuardedClient): Handle {
  let orm: Orm | undefined
  return {
    get orm() {
      // The guarded client has the one method Drizzle calls on what it believes to be a driver's client.
      orm ??= drizzle({ client: client as never })
      return orm
    },
    async query<Row extends object>(statement: Statement): Promise<Row[]> {
      const result: QueryResult<Row> | QueryResult<Row>[] = await client.query(toConfig(statement))
      // Several statements in one text have a result each.
      return Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows
    },
  }
}

// The types of the driver leave the time limit out.
type Config = QueryConfig & { query_timeout?: number }

export function toConfig({ text, values, name, timeoutMs }: Statement): Config {
  return {
    text,
    ...(values === undefined ? {} : { values: [...values] }),
    ...(name === undefined ? {} : { name }),
    ...(timeoutMs === undefined ? {} : { query_timeout: timeoutMs }),
  }
}
