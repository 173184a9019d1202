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

// Each call locks its accounts in the order of their ids; a second one in the same transaction would
// not. What was refused, in a savepoint, has let go of its locks and doesn't count.
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

// From now on this transaction has the ledger to itself and may call it as often as it likes.
export function isAloneFromNow(): void {
  const scope = transactionScopes.getStore()
  if (scope !== undefined) alone.add(scope)
}
