import { formatMoney } from '@kinfold/contract/money/format-money'
import { obstacleInBatch } from '@kinfold/contract/operator/payout-batch/obstacle-in-batch'
import type { releasePayoutBatch as endpoint } from '@kinfold/contract/operator/payout-batch/release-payout-batch'
import { releaseProblem } from '@kinfold/contract/operator/payout-batch/release-problem'
import { payeeProblem } from '@kinfold/contract/operator/withdrawal/payee-problem'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import type { Services } from '../../services.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { payeeFactsOf } from '../withdrawal/payee-facts-of.ts'
import { payeeHashOf } from '../withdrawal/payee-hash.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import { requirePayee } from '../withdrawal/require-payee.ts'
import type { RequestedRow } from '../withdrawal/select-requested.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { totalOf } from './describe-batch.ts'
import { leaveBatch } from './leave-batch.ts'
import { type Leaving, leftText } from './left-text.ts'
import { type BatchRow, lockBatch } from './lock-batch.ts'
import { lockItems } from './lock-items.ts'
import { namedItem } from './named-item.ts'
import { readBatch } from './read-batches.ts'
import { writeBatchFile } from './write-batch-file.ts'

type Endpoint = typeof endpoint

const preparerLeft =
  'Whoever prepared this batch is no longer an approver. Discard it, and prepare it anew if it is right.'

const paidLater = ['debt_uncovered', 'documents_not_approved', 'earlier_payout_open'] as const

/** Any other obstacle keeps the whole batch back. */
const isPaidLater = (problem: string): problem is (typeof paidLater)[number] =>
  paidLater.some(each => each === problem)

const nobodyLeft =
  'Nobody in this batch can be paid: they owe more than is left in their wallets, their documents aren’t approved any more, or an open line says that they were paid before. Discard it.'

/** The second person's word: from here the bank's file can be had, or the provider is asked for each transfer. */
export async function releasePayoutBatch(
  services: Services,
  { caller, params, body: { seen }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const batch = await lockBatch(tx, params.id)
  if (batch === undefined) return refuse('not_found')
  const { id, preparedBy, paidThrough, reference } = batch
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: batch.status,
    problem: releaseProblem(batch, by),
  })
  if (problem !== undefined) return problem
  // A batch that a stolen account prepared must not outlive its suspension.
  const isStillApprover = await holdsRole(tx, preparedBy, 'approver')
  if (!isStillApprover) return refuse('conflict', { sentence: preparerLeft })
  const provider = services.payouts?.name
  if (paidThrough === 'provider' && provider === undefined) return refuse('gateway_not_available')

  const items = await lockItems(tx, eq(withdrawal.batchId, id))
  requireAsPrepared(
    batch,
    items.map(({ row }) => row),
  )
  const sorted = await sortOut(services, tx, items, by)
  if (sorted instanceof Refusal) return sorted
  const { staying, leaving } = sorted
  await requireBooked(tx, ...staying)
  requirePayee(services.keyedHash, ...staying)
  const kept = await leaveBatch(tx, batch, { staying, leaving: leaving.map(({ row }) => row) })
  const releasedAt = await services.clock.now(tx)
  const fileHash = batch.fileFormat && writeBatchFile(batch.fileFormat, staying).hash
  await tx.orm
    .update(payoutBatch)
    .set({ status: 'released', releasedBy: by, releasedAt, fileHash })
    .where(eq(payoutBatch.id, id))
  if (paidThrough === 'provider' && provider !== undefined) {
    await orderPayouts(services, tx, staying, { provider, at: releasedAt })
  }
  return audited(
    'payout_batch.released',
    {
      subject: reference,
      subjectId: id,
      detail: [formatMoney(totalOf(kept)), ...leaving.map(leftText)].join(' · '),
    },
    await readBatch(tx, id),
  )
}

async function sortOut(
  { now }: Services,
  tx: Transaction,
  items: readonly RequestedRow[],
  by: string,
) {
  const standingOf = await readPayeeStandings(
    tx,
    items.map(({ member }) => member.id),
    now(),
  )
  const staying: WithdrawalRow[] = []
  const leaving: Leaving[] = []
  for (const item of items) {
    const { row } = item
    const problem = payeeProblem(payeeFactsOf(item, standingOf(item.member.id)), by)
    if (problem === undefined) staying.push(row)
    else if (isPaidLater(problem)) leaving.push({ row, why: problem })
    else return refuse(problem, obstacleInBatch(problem, namedItem(item)))
  }
  const [first] = leaving
  if (first === undefined || staying.length > 0) return { staying, leaving }
  return refuse(first.why, { sentence: nobodyLeft })
}

/** What is released is what was prepared: neither a withdrawal more nor a kobo, and all of it still to be paid. */
function requireAsPrepared(batch: BatchRow, rows: readonly WithdrawalRow[]): void {
  const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  const isSame =
    rows.length === batch.withdrawals &&
    total === batch.totalMinor &&
    rows.every(({ status, currency }) => status === 'in_batch' && currency === batch.currency)
  if (!isSame) throw new Error(`payout batch ${batch.id} contradicts its withdrawals`)
}

/** The schedule does the rest: a provider is never asked in a transaction. */
async function orderPayouts(
  { keyedHash }: Services,
  tx: Transaction,
  rows: readonly WithdrawalRow[],
  { provider, at }: { provider: (typeof payout.$inferInsert)['provider']; at: Date },
): Promise<void> {
  const orders = rows.map(row => ({
    withdrawalId: row.id,
    provider,
    payeeHash: payeeHashOf(keyedHash, row),
    askAt: at,
    createdAt: at,
  }))
  await tx.orm.insert(payout).values(orders)
}
