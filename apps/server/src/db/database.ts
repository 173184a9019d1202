import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

// Drizzle without its own `transaction`: a transaction begins at Database.transaction and nowhere else.
export type Orm = Omit<NodePgDatabase<Record<string, never>>, 'transaction'>

export type Statement = {
  readonly text: string
  readonly values?: readonly unknown[]
  // A name keeps the statement prepared on its connection: for the few that run all day.
  readonly name?: string
  // How long its answer may take before the database counts as out of reach; for the few that take long.
  readonly timeoutMs?: number
}

export type Handle = {
  readonly orm: Orm
  query<Row extends object>(statement: Statement): Promise<Row[]>
}

export type Transaction = Handle & {
  // Work that may fail without ending the whole transaction.
  savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export type TransactionOptions = {
  // For work that does something outside the database that can't be done twice. Otherwise it is done
  // again, from its start, when the database gave it up for another transaction's sake.
  readonly once?: boolean
  // For each of its statements that has no timeout of its own.
  readonly timeoutMs?: number
}

export type Database = Handle & {
  readonly engine: 'embedded' | 'postgres'
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  close(): Promise<void>
}
