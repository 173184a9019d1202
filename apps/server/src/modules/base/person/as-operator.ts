import type { OperatorRole } from '@kinfold/contract/access'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { holdsRole } from './holds-role.ts'

/**
 * A transaction in which an operator decides something. The role was checked when the call arrived, and is
 * checked again here, because it may have been taken away while the call waited.
 */
export function asOperator<Outcome>(
  { db }: Pick<Services, 'db'>,
  by: string,
  role: OperatorRole,
  work: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome | Refusal<'forbidden'>> {
  return db.transaction(async tx =>
    (await holdsRole(tx, by, role)) ? work(tx) : refuse('forbidden'),
  )
}
