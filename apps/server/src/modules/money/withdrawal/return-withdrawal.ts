import { formatMoney } from '@kinfold/contract/money/format-money'
import { returnProblem } from '@kinfold/contract/operator/withdrawal/return-problem'
import type { returnWithdrawal as endpoint } from '@kinfold/contract/operator/withdrawal/return-withdrawal'
import { eq } from 'drizzle-orm'
import type { PreparedCall, SignedInCall } from '../../../calls/call.ts'
import type { Preparation } from '../../../calls/preparation.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { FoundPayout } from '../../../providers/payouts/payout-provider.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { noteHandCredit } from '../hand-credit/note-hand-credit.ts'
import { bookReturn } from './book-return.ts'
import { amountOf } from './describe-withdrawal.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { payout } from './payout.tables.ts'
import { payoutBatch } from './payout-batch.tables.ts'
import { payoutProviderNamed } from './payout-provider-named.ts'
import { readHasSaidPaid } from './read-has-said-paid.ts'
import { readRequestedWithdrawal } from './read-requested-withdrawals.ts'
import { requireSameAmount } from './require-same-amount.ts'
import { withdrawal } from './withdrawal.tables.ts'

type Endpoint = typeof endpoint

/** What its provider says; undefined where the bank was given a file. */
type Said = { readonly byProvider: FoundPayout | undefined }

const bothByOne =
  'You said yourself that this was paid, by hand or with a line of the bank. Another approver writes down that it came back.'

const notReturned =
  'Its provider doesn’t say that this was returned. Please ask them; once they do, it is booked by itself.'

/** What a provider paid comes back by its word: one person’s would make money of nothing. */
export function prepareReturn(
  services: Services,
  { params }: SignedInCall<Endpoint>,
): Preparation<Said> {
  return {
    async begin() {
      const [found] = await services.db.orm
        .select({
          reference: withdrawal.reference,
          paidThrough: payoutBatch.paidThrough,
          provider: payout.provider,
        })
        .from(withdrawal)
        .innerJoin(payoutBatch, eq(payoutBatch.id, withdrawal.batchId))
        .leftJoin(payout, eq(payout.withdrawalId, withdrawal.id))
        .where(eq(withdrawal.id, params.id))
      if (found?.paidThrough !== 'provider') return { byProvider: undefined }
      const { reference, provider } = found
      const byProvider =
        provider === null
          ? undefined
          : await payoutProviderNamed(services, provider)?.find(reference)
      return byProvider === undefined ? refuse('provider_unavailable') : { byProvider }
    },
    undo: async () => {},
  }
}

/** Records that a bank sent a paid withdrawal back. */
export async function returnWithdrawal(
  services: Services,
  { caller, params, body, tx, prepared }: PreparedCall<Endpoint, Said>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockWithdrawal(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, memberId } = found
  const { status } = row
  const problem = await judgeDecision(tx, {
    about: [row.id, row.batchId],
    seen: body.seen,
    state: status,
    problem: returnProblem({ status, memberId }, by),
  })
  if (problem !== undefined) return problem

  const said = prepared?.byProvider
  const why = said === undefined ? body.reason : reasonOf(said)
  if (why === undefined) return refuse('conflict', { sentence: notReturned })
  if (said !== undefined) requireSameAmount(row, said)
  if (said === undefined && (await readHasSaidPaid(tx, found, by))) {
    return refuse('second_person_needed', { sentence: bothByOne })
  }
  const way = said === undefined ? 'file' : 'provider'
  const at = await services.clock.now(tx)
  if (said === undefined) {
    await noteHandCredit(tx, {
      kind: 'payout_returned',
      sourceId: row.id,
      memberId,
      amount: amountOf(row),
      people: [by],
      at,
    })
  }
  await bookReturn(services, tx, found, {
    way,
    reason: why,
    at,
    by: said === undefined ? by : null,
  })
  const requested = await readRequestedWithdrawal(tx, row.id, services.now())
  const detail = `${formatMoney(amountOf(row))}. ${why}`
  const about = { subject: row.reference, subjectId: row.id, detail }
  return audited('withdrawal.returned', about, requested)
}

/** A provider that says failed after paid has the money again, as after a return. */
const reasonOf = (said: FoundPayout) =>
  said.state === 'returned' || said.state === 'failed' ? said.reason : undefined
