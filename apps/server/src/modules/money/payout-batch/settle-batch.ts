import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { canBeGivenUp } from '@kinfold/contract/operator/payout-batch/can-be-given-up'
import type { settlePayoutBatch as endpoint } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { settlementProblem } from '@kinfold/contract/operator/payout-batch/settlement-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { noteHandCredit } from '../hand-credit/note-hand-credit.ts'
import { amountOf } from '../withdrawal/describe-withdrawal.ts'
import type { RequestedRow } from '../withdrawal/select-requested.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import type { BatchOutcome } from './batch-outcome.ts'
import { bookOutcomes } from './book-outcomes.ts'
import { type BatchRow, lockBatch } from './lock-batch.ts'
import { lockItems } from './lock-items.ts'
import { readBatch } from './read-batches.ts'

type Endpoint = typeof endpoint

/** Records what the bank said, of all withdrawals of a batch or of some; the others can follow. */
export async function settlePayoutBatch(
  services: Services,
  { caller, params, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const batch = await lockBatch(tx, params.id)
  if (batch === undefined) return refuse('not_found')
  const items = await lockItems(tx, eq(withdrawal.batchId, batch.id), 'key share')
  const waiting = new Map(
    items.filter(({ row }) => row.status === 'in_batch').map(item => [item.row.id, item]),
  )
  const { status, paidThrough, reference } = batch
  const stopped = items.filter(isStopped).map(({ row }) => row.id)
  const facts = {
    status,
    paidThrough,
    waiting: new Set(waiting.keys()),
    stopped: new Set(stopped),
  }
  const problem = await judgeDecision(tx, {
    about: [batch.id],
    seen: body.seen,
    state: status,
    problem: settlementProblem(facts, body.outcomes),
  })
  if (problem !== undefined) return problem

  const outcomes: BatchOutcome[] = []
  for (const { withdrawal_id, outcome, reason } of body.outcomes) {
    const item = waiting.get(withdrawal_id)
    if (item === undefined) return refuse('conflict')
    const own = aboutYourself(by, item.member.id)
    if (own !== undefined) return refuse(own)
    const why = outcome === 'paid' ? null : (reason ?? '')
    outcomes.push({ row: item.row, memberId: item.member.id, reason: why })
  }
  await noteFailures(services, tx, batch, { outcomes, by })
  await bookOutcomes(services, tx, batch, outcomes, { by })
  const failed = outcomes.filter(({ reason }) => reason !== null).length
  return audited(
    'payout_batch.settled',
    {
      subject: reference,
      subjectId: batch.id,
      detail: `${outcomes.length - failed} paid, ${failed} failed`,
    },
    await readBatch(tx, batch.id),
  )
}

/**
 * The member has the money again by the word of one person; what no provider was asked for rests on nobody's. Each
 * member is locked for it, in the order of their ids: of two settlements one comes first.
 */
async function noteFailures(
  { clock }: Services,
  tx: Transaction,
  { paidThrough }: BatchRow,
  { outcomes, by }: { readonly outcomes: readonly BatchOutcome[]; readonly by: string },
): Promise<void> {
  if (paidThrough !== 'file') return
  const at = await clock.now(tx)
  const failed = outcomes.filter(({ reason }) => reason !== null)
  failed.sort((one, other) => (one.memberId < other.memberId ? -1 : 1))
  for (const { row, memberId } of failed) {
    await noteHandCredit(tx, {
      kind: 'payout_failed',
      sourceId: row.id,
      memberId,
      amount: amountOf(row),
      people: [by],
      at,
    })
  }
}

/** Its provider has none of it, and isn’t asked while its row is locked. */
const isStopped = ({ payout }: RequestedRow) =>
  payout !== null && canBeGivenUp({ stop: payout.stop, isSent: payout.sentAt !== null })
