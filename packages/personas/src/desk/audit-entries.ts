import { formatMoney } from '@kinfold/contract/money/format-money'
import { ratePairText } from '@kinfold/contract/money/rate-text'
import type { AuditAction } from '@kinfold/contract/operator/audit/action-words'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import {
  bankDetailsLine,
  bankDetailsName,
} from '@kinfold/contract/operator/bank-details/bank-details-line'
import type { BankDetailsProposal } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { demoId } from '../demo-id.ts'
import { type OperatorKey, operators } from '../operators/operators.ts'
import { people } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { type DemoRate, demoRates } from '../rates/demo-rates.ts'
import { type DemoWithdrawal, demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { type DemoBatch, demoBatches } from './demo-batches.ts'
import { bankDetailsProposals } from './managed-bank-details.ts'

/** What the entries tell of. */
interface Parts {
  readonly people: readonly Person[]
  readonly withdrawals: readonly DemoWithdrawal[]
  readonly batches: readonly DemoBatch[]
  readonly rates: readonly DemoRate[]
  readonly bankDetailsProposals: readonly BankDetailsProposal[]
}

/** One that the log has words for. */
type DemoEntry = AuditEntry & { readonly action: AuditAction }

type Given = Pick<DemoEntry, 'happened_at' | 'action' | 'subject' | 'subject_id'> & {
  readonly by: OperatorKey
  readonly detail?: string | null
}

function done({ by, detail = null, ...entry }: Given): DemoEntry {
  const { operatorId, firstName, lastName } = operators[by]
  return {
    id: demoId('audit-entry', entry.action, entry.subject, entry.happened_at),
    actor_kind: 'operator',
    actor_id: operatorId,
    actor_name: `${firstName} ${lastName}`,
    detail,
    ...entry,
  }
}

const documents = ({ people }: Parts) =>
  people.flatMap(({ key, documents: all, customer }) =>
    all.flatMap(({ kind, status, decidedAt, rejectionReason }) => {
      if (decidedAt === null) return []
      const subject = `${kind} of ${customer.first_name} ${customer.last_name}`
      return done({
        by: 'ngozi',
        happened_at: decidedAt,
        action: `kyc.${status}`,
        subject,
        subject_id: demoId('kyc-case', key, kind),
        detail: rejectionReason,
      })
    }),
  )

const decisions = ({ withdrawals }: Parts) =>
  withdrawals.flatMap(({ id, decidedAt, decidedBy, reference, amount }) => {
    if (decidedAt === null || decidedBy === null) return []
    return done({
      by: decidedBy,
      happened_at: decidedAt,
      action: 'withdrawal.approved',
      subject: reference,
      subject_id: id,
      detail: formatMoney(amount),
    })
  })

const payouts = ({ batches }: Parts) =>
  batches.flatMap(({ id, reference, preparedAt, releasedAt, total }) => {
    const about = { subject: reference, subject_id: id, detail: formatMoney(total) }
    const prepared = done({
      by: 'tunde',
      happened_at: preparedAt,
      action: 'payout_batch.prepared',
      ...about,
    })
    if (releasedAt === null) return prepared
    const released = {
      by: 'uche',
      happened_at: releasedAt,
      action: 'payout_batch.released',
    } as const
    return [prepared, done({ ...released, ...about })]
  })

const newRates = ({ rates }: Parts) =>
  rates.map(({ rate, setAt }) =>
    done({
      by: 'zainab',
      happened_at: setAt,
      action: 'exchange_rate.set',
      subject: 'exchange rate',
      subject_id: demoId('rate', setAt),
      detail: ratePairText(rate),
    }),
  )

const bankDetails = ({ bankDetailsProposals: all }: Parts) =>
  all.map(({ id, kind, details, reason, proposed_at }) => {
    return done({
      by: kind === 'addition' ? 'zainab' : 'uche',
      happened_at: proposed_at,
      action: `bank_details.${kind}_proposed`,
      subject: bankDetailsName(details),
      subject_id: id,
      detail: `${bankDetailsLine(details)}. ${reason}`,
    })
  })

/** What GET /operator/audit answers, newest first. */
export function auditEntriesOf(parts: Parts): DemoEntry[] {
  return [
    ...documents(parts),
    ...decisions(parts),
    ...payouts(parts),
    ...newRates(parts),
    ...bankDetails(parts),
  ].sort((a, b) => (a.happened_at < b.happened_at ? 1 : -1))
}

export const auditEntries: readonly DemoEntry[] = auditEntriesOf({
  people: Object.values(people),
  withdrawals: demoWithdrawals,
  batches: demoBatches,
  rates: demoRates,
  bankDetailsProposals,
})
