import { uploadStatement } from '@kinfold/contract/operator/statement/upload-statement'
import { mutation } from '../../mutation/mutation.ts'
import { useUpload } from '../../mutation/use-upload.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { reconciliationsKey } from '../reconciliation/list-reconciliations.ts'
import { expectedTransfersKey } from '../transfer/list-expected-transfers.ts'
import { unmatchedMoneyKey } from '../unmatched/list-unmatched-money.ts'
import { statementLinesKey } from './list-statement-lines.ts'
import { statementsKey } from './list-statements.ts'

export const uploadStatementMutation = mutation(
  'POST /operator/statement/upload',
  uploadStatement,
  {
    invalidates: [
      statementsKey,
      statementLinesKey,
      reconciliationsKey,
      expectedTransfersKey,
      unmatchedMoneyKey,
      deskOverviewKey,
    ],
    success: 'The statement is read. Its lines are being booked.',
  },
)

export const useUploadStatement = () => useUpload(uploadStatementMutation)
