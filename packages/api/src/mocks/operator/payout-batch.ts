import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import { discardPayoutBatch } from '@kinfold/contract/operator/payout-batch/discard-payout-batch'
import { exportPayoutBatch } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import { exportProblem } from '@kinfold/contract/operator/payout-batch/export-problem'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import { obstacleInBatch } from '@kinfold/contract/operator/payout-batch/obstacle-in-batch'
import { payoutBatchMachine } from '@kinfold/contract/operator/payout-batch/payout-batch-status'
import { usualFormat } from '@kinfold/contract/operator/payout-batch/payout-file'
import {
  preparationProblem,
  wayProblem,
} from '@kinfold/contract/operator/payout-batch/preparation-problem'
import { preparePayoutBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { releasePayoutBatch } from '@kinfold/contract/operator/payout-batch/release-payout-batch'
import { releaseProblem } from '@kinfold/contract/operator/payout-batch/release-problem'
import { settlePayoutBatch } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { settlementProblem } from '@kinfold/contract/operator/payout-batch/settlement-problem'
import { payeeProblem } from '@kinfold/contract/operator/withdrawal/payee-problem'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId, demoReference } from '@kinfold/personas/demo-id'
import { dueOnOf } from '@kinfold/personas/desk/demo-batches'
import {
  payoutBatches as demoBatches,
  payoutBatchDetail,
  payoutBatchFile,
} from '@kinfold/personas/desk/payout-batches'
import { requestedWithdrawals } from '@kinfold/personas/desk/requested-withdrawals'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'
import { payeeIn } from './payee-in.ts'

export const operatorPayoutBatchMocks = {
  listPayoutBatches: mock(listPayoutBatches, {
    ok: ({ query }) =>
      takePage(
        demoBatches.filter(({ status }) => query.status === undefined || status === query.status),
        query,
      ),
    empty: emptyPage,
  }),
  getPayoutBatch: mock(getPayoutBatch, {
    ok: ({ params }) => payoutBatchDetail(params.id) ?? new Refusal('not_found'),
  }),
  exportPayoutBatch: mock(exportPayoutBatch, {
    ok: ({ params }) => {
      const batch = found(demoBatches, params.id)
      const { status, paid_through: paidThrough, failed } = batch
      refuseFor(exportProblem({ status, paidThrough, failed }))
      return new TextEncoder().encode(payoutBatchFile(params.id))
    },
  }),
  preparePayoutBatch: mock(preparePayoutBatch, {
    ok: call => {
      const { currency, withdrawal_ids, paid_through: paidThrough = 'file' } = call.body
      const format = call.body.file_format ?? usualFormat(currency)
      refuseFor(wayProblem({ currency, paidThrough, format, hasProvider: true }))
      const { decided_at, decided_by } = decidedBy(call)
      const chosen = withdrawal_ids.map(id => {
        const one = requestedWithdrawals.find(({ withdrawal }) => withdrawal.id === id)
        if (!one) throw new Refusal('not_found')
        refuseForOne(
          one,
          preparationProblem(one.withdrawal, currency) ?? payeeProblem(payeeIn(one), decided_by.id),
        )
        return one.withdrawal
      })
      const minor = chosen.reduce(
        (sum, { amount }) => sum + moneyFromWire(currency, amount).minor,
        0n,
      )
      return {
        id: demoId('batch', ...withdrawal_ids),
        reference: demoReference('batch', ...withdrawal_ids),
        status: 'prepared',
        paid_through: paidThrough,
        file_format: paidThrough === 'file' ? format : null,
        file_hash: null,
        due_on: dueOnOf(chosen.map(({ pay_by }) => ({ payBy: pay_by }))),
        total: toWireMoney(money(currency, minor)),
        withdrawals: chosen.length,
        paid: 0,
        failed: 0,
        prepared_by: decided_by,
        prepared_at: decided_at,
        released_by: null,
        released_at: null,
        settled_at: null,
      }
    },
  }),
  releasePayoutBatch: mock(releasePayoutBatch, {
    ok: call => {
      const batch = found(demoBatches, call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      const facts = { status: batch.status, preparedBy: batch.prepared_by.id }
      refuseFor(releaseProblem(facts, decided_by.id))
      for (const one of withdrawalsIn(batch.id)) {
        refuseForOne(one, payeeProblem(payeeIn(one), decided_by.id))
      }
      const file_hash = batch.file_format && ''.padStart(64, '0')
      const released = { released_by: decided_by, released_at: decided_at, file_hash }
      return { ...batch, status: 'released', ...released }
    },
  }),
  discardPayoutBatch: mock(discardPayoutBatch, {
    ok: ({ params }) => {
      const batch = found(demoBatches, params.id)
      refuseFor(decisionProblem(payoutBatchMachine, batch.status, 'discarded'))
      return { ...batch, status: 'discarded' }
    },
  }),
  settlePayoutBatch: mock(settlePayoutBatch, {
    ok: call => {
      const batch = found(demoBatches, call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      const { outcomes } = call.body
      const waiting = withdrawalsIn(batch.id).filter(
        ({ withdrawal }) => withdrawal.status === 'in_batch',
      )
      const told = outcomes.map(({ withdrawal_id }) => withdrawal_id)
      refuseFor(
        settlementProblem(
          {
            status: batch.status,
            paidThrough: batch.paid_through,
            waiting: new Set(waiting.map(({ withdrawal }) => withdrawal.id)),
            stopped: new Set(),
          },
          outcomes,
        ),
      )
      for (const { withdrawal, member } of waiting) {
        if (told.includes(withdrawal.id)) refuseFor(aboutYourself(decided_by.id, member.id))
      }
      const paid = outcomes.filter(({ outcome }) => outcome === 'paid').length
      const isSettled = told.length === waiting.length
      return {
        ...batch,
        status: isSettled ? 'settled' : 'released',
        paid: batch.paid + paid,
        failed: batch.failed + outcomes.length - paid,
        settled_at: isSettled ? decided_at : null,
      }
    },
  }),
}

const withdrawalsIn = (id: string) => payoutBatchDetail(id)?.withdrawals ?? []

function refuseForOne(
  { withdrawal: { reference }, member: { name } }: RequestedWithdrawal,
  problem: ErrorCode | undefined,
): void {
  if (problem !== undefined) refuseFor(problem, obstacleInBatch(problem, { reference, name }))
}
