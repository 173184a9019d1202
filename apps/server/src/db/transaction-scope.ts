import { AsyncLocalStorage } from 'node:async_hooks'

export type TransactionScope = { open: boolean }

// Known to everything that runs inside a transaction, so that a query that would wait for the
// connection of its own transaction fails at once instead of hanging forever.
export const transactionScopes = new AsyncLocalStorage<TransactionScope>()
