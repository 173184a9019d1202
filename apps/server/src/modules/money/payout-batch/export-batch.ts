import type { exportPayoutBatch as endpoint } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import {
  exportProblem,
  isUndonePayout,
  payoutUndone,
} from '@kinfold/contract/operator/payout-batch/export-problem'
import { eq } from 'drizzle-orm'
import type { Answer } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { writeBatchFile } from './write-batch-file.ts'

const erasedSince =
  'A member of this batch has left and their bank account was erased, so its file can’t be written again.'

/** The bank's file: as it was released, or not at all. The log has who took it. */
export function exportPayoutBatch(
  services: Services,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Answer<typeof endpoint>> {
  return asOperator(services, by, 'approver', async tx => {
    const [batch] = await tx.orm.select().from(payoutBatch).where(eq(payoutBatch.id, id))
    if (batch === undefined) return refuse('not_found')
    const rows = await tx.orm.select().from(withdrawal).where(eq(withdrawal.batchId, id))
    const failed = rows.filter(({ status }) => isUndonePayout(status)).length
    const problem = exportProblem({ ...batch, failed })
    if (problem !== undefined && failed > 0) return refuse(problem, { sentence: payoutUndone })
    if (problem !== undefined || batch.fileFormat === null) return refuse(problem ?? 'conflict')
    // Who left and was erased can't be written into it again.
    if (rows.some(row => row.accountNumber === '')) {
      return refuse('conflict', { sentence: erasedSince })
    }
    const { bytes, hash } = writeBatchFile(batch.fileFormat, rows)
    // A payee that was changed in the database since would be paid by the bank.
    if (batch.fileHash !== null && hash !== batch.fileHash) {
      throw new Error(`the file of payout batch ${id} is not the one that was released`)
    }
    await noteOperator(services, tx, by, 'payout_batch.exported', {
      subject: batch.reference,
      subjectId: id,
      detail: `SHA-256 ${hash}`,
    })
    return bytes
  })
}
