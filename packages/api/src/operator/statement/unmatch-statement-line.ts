import { unmatchStatementLine } from '@kinfold/contract/operator/statement/unmatch-statement-line'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { reconciliationsKey } from '../reconciliation/list-reconciliations.ts'
import { settlementsKey } from '../settlement/list-settlements.ts'
import { expectedTransfersKey } from '../transfer/list-expected-transfers.ts'
import { unmatchedMoneyKey } from '../unmatched/list-unmatched-money.ts'
import { statementLinesKey } from './list-statement-lines.ts'
import { statementsKey } from './list-statements.ts'

export const unmatchStatementLineMutation = mutation(
  'POST /operator/statement/unmatch/:id',
  unmatchStatementLine,
  {
    invalidates: [
      statementLinesKey,
      statementsKey,
      reconciliationsKey,
      settlementsKey,
      expectedTransfersKey,
      unmatchedMoneyKey,
      deskOverviewKey,
      memberKey,
    ],
    success: 'The match is undone.',
  },
)

export const useUnmatchStatementLine = () => useMutation(unmatchStatementLineMutation)
