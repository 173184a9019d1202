import { type TransactionScope, transactionScopes } from '../db/transaction-scope.ts'

class SecondLedgerCallError extends Error {
  override readonly name = 'SecondLedgerCallError'
  constructor() {
    super(
      'The ledger was already called in this transaction. Two calls lock accounts in an order of their own and deadlock under load: use postAll().',
    )
  }
}

const called = new WeakSet<TransactionScope>()
const alone = new WeakSet<TransactionScope>()

// Each call locks its accounts in the order of their ids, but two calls in one transaction would not. A call
// that was refused inside a savepoint has released its locks and doesn't count.
export async function oncePerTransaction<T>(call: () => Promise<T>): Promise<T> {
  const scope = transactionScopes.getStore()
  if (scope === undefined || alone.has(scope)) return call()
  if (called.has(scope)) throw new SecondLedgerCallError()
  called.add(scope)
  try {
    return await call()
  } catch (error) {
    called.delete(scope)
    throw error
  }
}

// From now on this transaction has the ledger to itself and may call it any number of times.
export function isAloneFromNow(): void {
  const scope = transactionScopes.getStore()
  if (scope !== undefined) alone.add(scope)
}
