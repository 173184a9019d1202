import type { FeeRule } from '@kinfold/contract/payment/fee'
import type { Handle } from '../../../db/database.ts'
import { feeRule } from './fee.tables.ts'

/** What the gateways cost: a handful of rules. */
export function readFeeRules({ orm }: Handle): Promise<FeeRule[]> {
  return orm.select().from(feeRule).execute()
}
