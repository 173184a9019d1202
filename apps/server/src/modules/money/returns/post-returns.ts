import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { draftSentences } from '@kinfold/contract/operator/returns/draft-problem'
import type { postReturns as endpoint } from '@kinfold/contract/operator/returns/post-returns'
import { postedFrom, postingProblem } from '@kinfold/contract/operator/returns/posting-problem'
import { asc, eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import { lockPlan } from '../../club/plan/lock-plan.ts'
import { returnsRun, returnsShare } from '../../holdings/portfolio/returns.tables.ts'
import type { Services } from '../../services.ts'
import { lockRun, type RunRow } from './lock-run.ts'
import { readRun } from './read-runs.ts'
import { runSubject } from './run-subject.ts'
import { workOutShares } from './work-out-shares.ts'

type Endpoint = typeof endpoint

const drafterLeft =
  'Whoever drafted this is no longer an administrator. Discard it, and draft it anew if it is right.'

/** The second person's word: from here portfolio by portfolio is booked, whatever happens to this process. */
export async function postReturns(
  services: Services,
  { caller, params: { id }, body: { seen }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const run = await lockRun(tx, id)
  if (run === undefined) return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: run.status,
    problem: postingProblem(run, by),
  })
  if (problem !== undefined) return problem
  const status = postedFrom(run.status)
  const drafter = status === 'reversing' ? run.reversalDraftedBy : run.draftedBy
  // A draft of a stolen account must not outlive its suspension.
  const isStillThere = drafter !== null && (await holdsRole(tx, drafter, 'administrator'))
  if (!isStillThere) return refuse('conflict', { sentence: drafterLeft })
  // Whoever pays a portfolio out is done by now, or waits until every portfolio has its share.
  const plan = await lockPlan(tx, run.planId)
  if (plan === undefined) throw new Error(`plan ${run.planId} not found`)
  if (status === 'posting') {
    const changed = await changedSince(tx, { ...run, weighting: plan.returnsWeighting })
    if (changed !== undefined) return changed
  }
  const at = await services.clock.now(tx)
  const posted =
    status === 'posting'
      ? { postedBy: by, postedAt: at }
      : { reversalPostedBy: by, reversalPostedAt: at }
  await tx.orm
    .update(returnsRun)
    .set({ status, ...posted, dueAt: run.dueAt ?? at })
    .where(eq(returnsRun.id, id))
  await services.jobs.send(tx, 'carry-out-returns', { runId: id })
  const action = status === 'posting' ? 'returns.posted' : 'returns.reversal_posted'
  return audited(
    action,
    {
      subject: await runSubject(tx, run),
      subjectId: id,
      detail: formatMoney(money(run.currency, run.totalMinor)),
    },
    await readRun(tx, id),
  )
}

/** What is posted is what the books say now, to the kobo; a draft that was made before says so. */
async function changedSince(
  tx: Transaction,
  run: RunRow,
): Promise<Refusal<'conflict'> | undefined> {
  const shares = await workOutShares(tx, run)
  if (shares instanceof Refusal) return shares
  const drafted = await tx.orm
    .select()
    .from(returnsShare)
    .where(eq(returnsShare.runId, run.id))
    .orderBy(asc(returnsShare.portfolioId))
  const isSame =
    drafted.length === shares.length &&
    drafted.every((row, place) => {
      const share = shares[place]
      return (
        row.portfolioId === share?.portfolio &&
        row.memberId === share.member &&
        row.state === 'waiting' &&
        row.weight === share.weight &&
        row.amountMinor === share.amount.minor &&
        row.feeMinor === share.fee.minor
      )
    })
  return isSame ? undefined : refuse('conflict', { sentence: draftSentences.changedSince })
}
