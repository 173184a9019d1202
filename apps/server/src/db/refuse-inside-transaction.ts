import { transactionScopes } from './transaction-scope.ts'

class QueryOutsideTransactionError extends Error {
  override readonly name = 'QueryOutsideTransactionError'
  constructor() {
    super(
      'A query was sent to the database while a transaction is open in the same flow. Use the handle the transaction gave you.',
    )
  }
}

export function refuseInsideTransaction(): void {
  if (transactionScopes.getStore()?.open === true) throw new QueryOutsideTransactionError()
}
