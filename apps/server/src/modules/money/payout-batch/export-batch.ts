import type { exportPayoutBatch as endpoint } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import {
  exportProblem,
  isUndonePayout,
  payoutUndone,
} from '@kinfold/contract/operator/payout-batch/export-problem'
import type { PayoutFileFormat } from '@kinfold/contract/operator/payout-batch/payout-file'
import { stopProblem } from '@kinfold/contract/operator/withdrawal/payee-problem'
import { and, eq, not } from 'drizzle-orm'
import { Refusal, RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { payeeFactsOf } from '../withdrawal/payee-facts-of.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import type { RequestedRow } from '../withdrawal/select-requested.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { leaveBatch } from './leave-batch.ts'
import { type Leaving, leftText } from './left-text.ts'
import { type BatchRow, lockBatch } from './lock-batch.ts'
import { lockItems } from './lock-items.ts'
import { isShownPaid } from './read-is-shown-paid.ts'
import { writeBatchFile } from './write-batch-file.ts'

const erasedSince =
  'A member of this batch has left and their bank account was erased, so its file can’t be written again.'

const nobodyLeft =
  'Nobody in this batch can be paid any more. Settle its payouts as failed: each member has the money in their wallet again.'

const saidPaidBefore = ({ reference }: WithdrawalRow) =>
  `The payout ${reference} was said to be paid before anybody had the file of its batch: the bank would pay it once more by this file. Settle what still waits as failed: each member has the money in their wallet again, and is paid by another batch. If the bank has not paid ${reference}, say that it came back.`

const shownPaid =
  'A line of the bank shows or names a payout of this batch, though nobody has had its file yet: the bank would pay it once more by this file. Say what the line is. If it paid that payout, settle what still waits as failed: each member has the money in their wallet again, and is paid by another batch.'

type Endpoint = typeof endpoint
type File = ReturnType<typeof writeBatchFile> & { readonly format: PayoutFileFormat }

/** The bank's file: as it was released, or not at all. The log has who took it. */
export async function exportPayoutBatch(
  services: Services,
  { params: { id }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const batch = await lockBatch(tx, id)
  if (batch === undefined) return refuse('not_found')
  const items = await lockItems(tx, eq(withdrawal.batchId, id))
  const released = writeReleased(
    batch,
    items.map(({ row }) => row),
  )
  if (released instanceof Refusal) return released
  const isFirst = batch.exportedAt === null
  const saidPaid = isFirst ? items.find(({ row }) => row.status === 'paid') : undefined
  if (saidPaid !== undefined) {
    return refuse('conflict', { sentence: saidPaidBefore(saidPaid.row) })
  }
  const leaving = isFirst ? await readStopped(services, tx, items) : []
  if (isFirst && leaving.length === items.length) {
    return refuse('conflict', { sentence: nobodyLeft })
  }
  const { bytes, hash } = isFirst
    ? await handOut(services, tx, batch, { items, leaving, released })
    : released
  return audited(
    'payout_batch.exported',
    {
      subject: batch.reference,
      subjectId: id,
      detail: [`SHA-256 ${hash}`, ...leaving.map(leftText)].join(' · '),
    },
    bytes,
  )
}

function writeReleased(
  batch: BatchRow,
  rows: readonly WithdrawalRow[],
): File | Refusal<'conflict'> {
  const failed = rows.filter(({ status }) => isUndonePayout(status)).length
  const problem = exportProblem({ ...batch, failed })
  if (problem !== undefined && failed > 0) return refuse(problem, { sentence: payoutUndone })
  if (problem !== undefined || batch.fileFormat === null) return refuse(problem ?? 'conflict')
  // Who left and was erased can't be written into it again.
  if (rows.some(row => row.accountNumber === '')) {
    return refuse('conflict', { sentence: erasedSince })
  }
  const file = fileOf(batch.fileFormat, rows)
  // A payee that was changed in the database since would be paid by the bank.
  if (batch.fileHash !== null && file.hash !== batch.fileHash) {
    throw new Error(`the file of payout batch ${batch.id} is not the one that was released`)
  }
  return file
}

const fileOf = (format: PayoutFileFormat, rows: readonly WithdrawalRow[]): File => ({
  format,
  ...writeBatchFile(format, rows),
})

/** Who may not be paid any more, though two have let it go. */
async function readStopped(
  { now }: Services,
  tx: Transaction,
  items: readonly RequestedRow[],
): Promise<Leaving[]> {
  const members = items.map(({ member }) => member.id)
  const standingOf = await readPayeeStandings(tx, members, now())
  return items.flatMap(item => {
    const why = stopProblem(payeeFactsOf(item, standingOf(item.member.id)))
    return why === undefined ? [] : [{ row: item.row, why }]
  })
}

type HandingOut = {
  readonly items: readonly RequestedRow[]
  readonly leaving: readonly Leaving[]
  readonly released: File
}

/** Until now it was in the club's hands alone; from now on the bank may have it, and it stays as it is. */
async function handOut(
  { clock }: Services,
  tx: Transaction,
  batch: BatchRow,
  { items, leaving, released }: HandingOut,
): Promise<File> {
  const left = leaving.map(({ row }) => row)
  const staying = items.map(({ row }) => row).filter(row => !left.includes(row))
  await leaveBatch(tx, batch, { staying, leaving: left })
  const file = left.length === 0 ? released : fileOf(released.format, staying)
  const [handedOut] = await tx.orm
    .update(payoutBatch)
    .set({ exportedAt: await clock.now(tx), fileHash: file.hash })
    .where(and(eq(payoutBatch.id, batch.id), not(isShownPaid(batch.id))))
    .returning({ id: payoutBatch.id })
  if (handedOut === undefined) throw new RefusedError(refuse('conflict', { sentence: shownPaid }))
  return file
}
