import { matchStatementLine } from '@kinfold/contract/operator/statement/match-statement-line'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { reconciliationsKey } from '../reconciliation/list-reconciliations.ts'
import { expectedTransferKey } from '../transfer/get-expected-transfer.ts'
import { expectedTransfersKey } from '../transfer/list-expected-transfers.ts'
import { oneUnmatchedKey } from '../unmatched/get-unmatched-money.ts'
import { unmatchedMoneyKey } from '../unmatched/list-unmatched-money.ts'
import { statementLineKey } from './get-statement-line.ts'
import { statementLinesKey } from './list-statement-lines.ts'
import { statementsKey } from './list-statements.ts'

export const matchStatementLineMutation = mutation(
  'POST /operator/statement/match/:id',
  matchStatementLine,
  {
    invalidates: [
      statementLinesKey,
      statementLineKey,
      statementsKey,
      reconciliationsKey,
      expectedTransfersKey,
      expectedTransferKey,
      unmatchedMoneyKey,
      oneUnmatchedKey,
      deskOverviewKey,
      memberKey,
    ],
    // Open still, it takes a second to say the same.
    success: ({ state }) =>
      state === 'open'
        ? 'What you said is kept. Another approver has to say the same.'
        : 'The line is matched.',
  },
)

export const useMatchStatementLine = () => useMutation(matchStatementLineMutation)
