import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

// Drizzle without its own `transaction`: transactions only begin with Database.transaction.
export type Orm = Omit<NodePgDatabase<Record<string, never>>, 'transaction'>

export type Statement = {
  readonly text: string
  readonly values?: readonly unknown[]
  // A named statement stays prepared on its connection: for the few that run all the time.
  readonly name?: string
  // The timeout after which the database counts as unreachable, for the few statements that take long.
  readonly timeoutMs?: number
}

export type Handle = {
  readonly orm: Orm
  query<Row extends object>(statement: Statement): Promise<Row[]>
}

export type Transaction = Handle & {
  // For what comes last: a statement whose answer nobody needs goes along with the commit. Where it fails, so
  // does the transaction.
  send(statement: Statement): void
  // Work that may fail without ending the whole transaction.
  savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export type TransactionOptions = {
  // For work with effects outside the database that must not happen twice. Otherwise the work is retried
  // from its start when the database rolls it back in favour of another transaction.
  readonly once?: boolean
  // For each of its statements without a timeout of its own.
  readonly timeoutMs?: number
}

export type Database = Handle & {
  readonly engine: 'embedded' | 'postgres'
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  close(): Promise<void>
}
