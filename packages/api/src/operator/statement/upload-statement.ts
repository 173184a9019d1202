import { uploadStatement } from '@kinfold/contract/operator/statement/upload-statement'
import { mutation } from '../../mutation/mutation.ts'
import { useUpload } from '../../mutation/use-upload.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { reconciliationsKey } from '../reconciliation/list-reconciliations.ts'
import { expectedTransferKey } from '../transfer/get-expected-transfer.ts'
import { expectedTransfersKey } from '../transfer/list-expected-transfers.ts'
import { oneUnmatchedKey } from '../unmatched/get-unmatched-money.ts'
import { unmatchedMoneyKey } from '../unmatched/list-unmatched-money.ts'
import { statementLineKey } from './get-statement-line.ts'
import { statementLinesKey } from './list-statement-lines.ts'
import { statementsKey } from './list-statements.ts'

export const uploadStatementMutation = mutation(
  'POST /operator/statement/upload',
  uploadStatement,
  {
    invalidates: [
      statementsKey,
      statementLinesKey,
      statementLineKey,
      reconciliationsKey,
      expectedTransfersKey,
      expectedTransferKey,
      unmatchedMoneyKey,
      oneUnmatchedKey,
      deskOverviewKey,
    ],
    success: 'The statement is read. Its lines are being booked.',
  },
)

export const useUploadStatement = () => useUpload(uploadStatementMutation)
