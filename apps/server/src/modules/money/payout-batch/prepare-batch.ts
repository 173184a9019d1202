import { formatMoney } from '@kinfold/contract/money/format-money'
import { obstacleInBatch } from '@kinfold/contract/operator/payout-batch/obstacle-in-batch'
import { usualFormat } from '@kinfold/contract/operator/payout-batch/payout-file'
import {
  preparationProblem,
  wayProblem,
} from '@kinfold/contract/operator/payout-batch/preparation-problem'
import type { preparePayoutBatch as endpoint } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { payeeProblem } from '@kinfold/contract/operator/withdrawal/payee-problem'
import { inArray } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import { createReference } from '../payment/create-reference.ts'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { payeeFactsOf } from '../withdrawal/payee-facts-of.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import { requirePayee } from '../withdrawal/require-payee.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { totalOf } from './describe-batch.ts'
import type { BatchRow } from './lock-batch.ts'
import { lockItems } from './lock-items.ts'
import { namedItem } from './named-item.ts'
import { readBatch } from './read-batches.ts'
import { readDueOn } from './read-due-on.ts'

type Endpoint = typeof endpoint

/** Puts withdrawals aside for a second person to release; no money moves yet. */
export async function preparePayoutBatch(
  services: Services,
  { caller, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const { currency, withdrawal_ids: ids, paid_through: paidThrough = 'file' } = body
  const format = body.file_format ?? usualFormat(currency)
  const hasProvider = services.payouts !== undefined
  const wrongWay = wayProblem({ currency, paidThrough, format, hasProvider })
  if (wrongWay !== undefined) return refuse(wrongWay)

  const items = await lockItems(tx, inArray(withdrawal.id, ids))
  const standingOf = await readPayeeStandings(
    tx,
    items.map(({ member }) => member.id),
    services.now(),
  )
  const byId = new Map(items.map(item => [item.row.id, item]))
  for (const id of ids) {
    const item = byId.get(id)
    if (item === undefined) return refuse('not_found')
    const problem =
      preparationProblem(item.row, currency) ??
      payeeProblem(payeeFactsOf(item, standingOf(item.member.id)), by)
    if (problem !== undefined) return refuse(problem, obstacleInBatch(problem, namedItem(item)))
  }
  const rows = items.map(({ row }) => row)
  await requireBooked(tx, ...rows)
  requirePayee(services.keyedHash, ...rows)
  const batch = await keepBatch(tx, rows, {
    currency,
    paidThrough,
    fileFormat: paidThrough === 'file' ? format : null,
    preparedBy: by,
    preparedAt: await services.clock.now(tx),
  })
  return audited(
    'payout_batch.prepared',
    {
      subject: batch.reference,
      subjectId: batch.id,
      detail: formatMoney(totalOf(batch)),
    },
    await readBatch(tx, batch.id),
  )
}

type Wanted = Pick<
  BatchRow,
  'currency' | 'paidThrough' | 'fileFormat' | 'preparedBy' | 'preparedAt'
>

async function keepBatch(
  tx: Transaction,
  rows: readonly WithdrawalRow[],
  wanted: Wanted,
): Promise<BatchRow> {
  const payBy = rows.map(row => row.payBy)
  const [batch] = await tx.orm
    .insert(payoutBatch)
    .values({
      ...wanted,
      reference: createReference(),
      status: 'prepared',
      totalMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      withdrawals: rows.length,
      dueOn: await readDueOn(tx, payBy),
    })
    .returning()
  if (batch === undefined) throw new Error('payout batch not found after insert')
  const ids = rows.map(({ id }) => id)
  await tx.orm
    .update(withdrawal)
    .set({ status: 'in_batch', batchId: batch.id })
    .where(inArray(withdrawal.id, ids))
  return batch
}
