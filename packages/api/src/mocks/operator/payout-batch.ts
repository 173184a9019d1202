import { money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import { discardPayoutBatch } from '@kinfold/contract/operator/payout-batch/discard-payout-batch'
import { exportPayoutBatch } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import { payoutBatchMachine } from '@kinfold/contract/operator/payout-batch/payout-batch-status'
import { preparationProblem } from '@kinfold/contract/operator/payout-batch/preparation-problem'
import { preparePayoutBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { releasePayoutBatch } from '@kinfold/contract/operator/payout-batch/release-payout-batch'
import { releaseProblem } from '@kinfold/contract/operator/payout-batch/release-problem'
import { settlePayoutBatch } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId, demoReference } from '@kinfold/personas/demo-id'
import {
  payoutBatches as demoBatches,
  payoutBatchDetail,
} from '@kinfold/personas/desk/payout-batches'
import { requestedWithdrawals } from '@kinfold/personas/desk/requested-withdrawals'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

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
      const detail = payoutBatchDetail(params.id)
      if (!detail) return new Refusal('not_found')
      const lines = detail.withdrawals.map(({ withdrawal }) =>
        [
          withdrawal.reference,
          withdrawal.account_name,
          withdrawal.bank_name,
          withdrawal.amount,
        ].join(),
      )
      return new TextEncoder().encode(['Reference,Name,Bank,Amount', ...lines, ''].join('\r\n'))
    },
  }),
  preparePayoutBatch: mock(preparePayoutBatch, {
    ok: call => {
      const { currency, withdrawal_ids } = call.body
      const chosen = withdrawal_ids.map(id => {
        const one = requestedWithdrawals.find(({ withdrawal }) => withdrawal.id === id)?.withdrawal
        refuseFor(preparationProblem(one, currency))
        if (!one) throw new Refusal('not_found')
        return one
      })
      const minor = chosen.reduce(
        (sum, { amount }) => sum + moneyFromWire(currency, amount).minor,
        0n,
      )
      const { decided_at, decided_by } = decidedBy(call)
      return {
        id: demoId('batch', ...withdrawal_ids),
        reference: demoReference('batch', ...withdrawal_ids),
        status: 'prepared',
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
      return { ...batch, status: 'released', released_by: decided_by, released_at: decided_at }
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
      refuseFor(decisionProblem(payoutBatchMachine, batch.status, 'settled'))
      const paid = call.body.outcomes.filter(({ outcome }) => outcome === 'paid').length
      const failed = call.body.outcomes.length - paid
      const { decided_at } = decidedBy(call)
      return { ...batch, status: 'settled', paid, failed, settled_at: decided_at }
    },
  }),
}
