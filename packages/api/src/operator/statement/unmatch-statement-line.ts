import { unmatchStatementLine } from '@kinfold/contract/operator/statement/unmatch-statement-line'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { reconciliationsKey } from '../reconciliation/list-reconciliations.ts'
import { settlementsKey } from '../settlement/list-settlements.ts'
import { expectedTransferKey } from '../transfer/get-expected-transfer.ts'
import { expectedTransfersKey } from '../transfer/list-expected-transfers.ts'
import { oneUnmatchedKey } from '../unmatched/get-unmatched-money.ts'
import { unmatchedMoneyKey } from '../unmatched/list-unmatched-money.ts'
import { statementLineKey } from './get-statement-line.ts'
import { statementLinesKey } from './list-statement-lines.ts'
import { statementsKey } from './list-statements.ts'

export const unmatchStatementLineMutation = mutation(
  'POST /operator/statement/unmatch/:id',
  unmatchStatementLine,
  {
    invalidates: [
      statementLinesKey,
      statementLineKey,
      statementsKey,
      reconciliationsKey,
      settlementsKey,
      expectedTransfersKey,
      expectedTransferKey,
      unmatchedMoneyKey,
      oneUnmatchedKey,
      deskOverviewKey,
      memberKey,
    ],
    success: ({ state }) =>
      state === 'matched'
        ? 'Noted. One approver alone does not undo this match, so another undoes it as well.'
        : 'The match is undone.',
  },
)

export const useUnmatchStatementLine = () => useMutation(unmatchStatementLineMutation)
