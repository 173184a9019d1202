import { recordSettlement } from '@kinfold/contract/operator/settlement/record-settlement'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { reconciliationsKey } from '../reconciliation/list-reconciliations.ts'
import { statementLineKey } from '../statement/get-statement-line.ts'
import { statementLinesKey } from '../statement/list-statement-lines.ts'
import { statementsKey } from '../statement/list-statements.ts'
import { oneUnmatchedKey } from '../unmatched/get-unmatched-money.ts'
import { unmatchedMoneyKey } from '../unmatched/list-unmatched-money.ts'
import { settlementsKey } from './list-settlements.ts'

export const recordSettlementMutation = mutation(
  'POST /operator/settlement/record',
  recordSettlement,
  {
    invalidates: [
      settlementsKey,
      reconciliationsKey,
      statementLineKey,
      statementLinesKey,
      statementsKey,
      unmatchedMoneyKey,
      oneUnmatchedKey,
      deskOverviewKey,
    ],
    success: 'Recorded.',
  },
)

export const useRecordSettlement = () => useMutation(recordSettlementMutation)
