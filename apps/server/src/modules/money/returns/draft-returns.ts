import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import {
  draftFieldProblems,
  draftSentences,
  returnsPeriod,
} from '@kinfold/contract/operator/returns/draft-problem'
import type { draftReturns as endpoint } from '@kinfold/contract/operator/returns/draft-returns'
import { endedReturnsStatuses } from '@kinfold/contract/operator/returns/returns-posting'
import { and, eq, notInArray } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { lockPlan } from '../../club/plan/lock-plan.ts'
import { countMembers } from '../../holdings/portfolio/count-members.ts'
import { returnsRun } from '../../holdings/portfolio/returns.tables.ts'
import type { Services } from '../../services.ts'
import type { RunRow } from './lock-run.ts'
import { readRun } from './read-runs.ts'
import { runSubject } from './run-subject.ts'
import { basisOf, workOutShares } from './work-out-shares.ts'
import { writeShares } from './write-shares.ts'

type Endpoint = typeof endpoint

/** Works out what each portfolio has of a month's result; nothing moves until somebody else posts it. */
export async function draftReturns(
  services: Services,
  { caller, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const { accountId: by } = caller
  const { plan_id, year, month, total_amount, fee_amount } = body
  // Of two who draft for one plan, one comes first.
  const plan = await lockPlan(tx, plan_id)
  if (plan === undefined) return refuse('not_found')
  const { currency } = plan
  const total = moneyFromWire(currency, total_amount)
  const fee = fee_amount === undefined ? money(currency, 0n) : moneyFromWire(currency, fee_amount)
  const draftedAt = await services.clock.now(tx)
  const fields = draftFieldProblems({ year, month, total, fee }, dayInLagos(draftedAt))
  if (fields !== undefined) return refuse('validation_failed', { fields })
  const wanted = {
    planId: plan.id,
    currency,
    period: returnsPeriod(year, month),
    totalMinor: total.minor,
    feeMinor: fee.minor,
    weighting: plan.returnsWeighting,
  }
  const standing = await readStanding(tx, wanted)
  if (standing !== undefined) return refuse('conflict', { sentence: inTheWay(standing) })
  const shares = await workOutShares(tx, wanted)
  if (shares instanceof Refusal) return shares
  const portfolios = shares.length
  const basisMinor = basisOf(shares, wanted)
  const [run] = await tx.orm
    .insert(returnsRun)
    .values({
      ...wanted,
      ...countMembers(shares),
      portfolios,
      basisMinor,
      status: 'draft',
      draftedBy: by,
      draftedAt,
    })
    .returning()
  if (run === undefined) throw new Error('returns run not found after insert')
  await writeShares(tx, run, shares)
  const subject = await runSubject(tx, run)
  const detail = `${formatMoney(total)}, fee ${formatMoney(fee)}, ${portfolios} portfolios`
  return audited(
    'returns.drafted',
    { subject, subjectId: run.id, detail },
    await readRun(tx, run.id),
  )
}

type Wanted = Pick<RunRow, 'planId' | 'period'>

/** The run that this month has already. */
async function readStanding(tx: Transaction, { planId, period }: Wanted) {
  const [found] = await tx.orm
    .select({ status: returnsRun.status })
    .from(returnsRun)
    .where(
      and(
        eq(returnsRun.planId, planId),
        eq(returnsRun.period, period),
        notInArray(returnsRun.status, [...endedReturnsStatuses]),
      ),
    )
  return found?.status
}

const inTheWay = (standing: RunRow['status']) =>
  standing === 'draft' ? draftSentences.alreadyDrafted : draftSentences.alreadyPosted
