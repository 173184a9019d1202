import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type {
  MemberReference,
  OperatorReference,
} from '@kinfold/contract/operator/person-reference'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import type { ReturnsShare } from '@kinfold/contract/operator/returns/returns-share'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import type { plan } from '../../club/plan/plan.tables.ts'
import type { returnsShare } from '../../holdings/portfolio/returns.tables.ts'
import type { RunRow } from './lock-run.ts'
import { returnsMonth } from './returns-month.ts'

export type FoundRun = {
  readonly row: RunRow
  readonly plan: typeof plan.$inferSelect
  readonly drafter: OperatorReference
  readonly poster: OperatorReference | null
  readonly reversalDrafter: OperatorReference | null
  readonly reversalPoster: OperatorReference | null
}

export function describeRun(found: FoundRun): ReturnsPosting {
  const { row, drafter, poster } = found
  const [year, month] = row.period.split('-').map(Number)
  return {
    id: row.id,
    plan: describePlanReference(found.plan),
    year: year ?? 0,
    month: month ?? 0,
    total: toWireMoney(money(row.currency, row.totalMinor)),
    fee: toWireMoney(money(row.currency, row.feeMinor)),
    weighting: row.weighting,
    portfolios: row.portfolios,
    status: row.status,
    drafted_by: drafter,
    drafted_at: row.draftedAt.toISOString(),
    posted_by: poster,
    posted_at: textOf(row.postedAt),
    completed_at: textOf(row.completedAt),
    reversal: describeReversal(found),
  }
}

function describeReversal({ row, ...people }: FoundRun): ReturnsPosting['reversal'] {
  const { reversalReason: reason, reversalDraftedAt } = row
  if (reason === null || reversalDraftedAt === null || people.reversalDrafter === null) return null
  return {
    reason,
    drafted_by: people.reversalDrafter,
    drafted_at: reversalDraftedAt.toISOString(),
    posted_by: people.reversalPoster,
    posted_at: textOf(row.reversalPostedAt),
    completed_at: textOf(row.reversedAt),
  }
}

const textOf = (at: Date | null) => at?.toISOString() ?? null

export type FoundShare = {
  readonly row: typeof returnsShare.$inferSelect
  readonly member: MemberReference
}

export function describeShare(
  { currency, weighting, period }: RunRow,
  { row, member }: FoundShare,
): ReturnsShare {
  const wire = (minor: bigint) => moneyToWire(money(currency, minor))
  const days = weighting === 'days' ? BigInt(returnsMonth(period).days) : 1n
  return {
    portfolio_id: row.portfolioId,
    member,
    value_before: wire(row.weight / days),
    return_amount: wire(row.amountMinor),
    fee: wire(row.feeMinor),
    state: row.state,
  }
}
