import { feeAlreadyProposed } from '@kinfold/contract/operator/fee/fee-proposal'
import { feeRuleLine, feeRuleName } from '@kinfold/contract/operator/fee/fee-rule-line'
import type { proposeFee as endpoint } from '@kinfold/contract/operator/fee/propose-fee'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { feeColumns } from './describe-fee.ts'
import { feeProposal, feeRule } from './fee.tables.ts'
import { isRule } from './is-rule.ts'
import { readFeeProposal } from './read-fees.ts'

type Endpoint = typeof endpoint

/** Members see nothing of a proposal. */
export async function proposeFee(
  services: Services,
  { caller, body: { reason, version, ...wanted }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const columns = feeColumns(wanted)
  const [rule] = await tx.orm.select().from(feeRule).where(isRule(columns)).for('update')
  if (rule === undefined) return refuse('not_found')
  const problem = versionProblem(rule, version)
  if (problem !== undefined) return refuse(problem)
  const [kept] = await tx.orm
    .insert(feeProposal)
    .values({
      ...columns,
      ruleVersion: version,
      reason,
      proposedBy: caller.accountId,
      proposedAt: await services.clock.now(tx),
    })
    .onConflictDoNothing()
    .returning()
  if (kept === undefined) return refuse('conflict', { sentence: feeAlreadyProposed })
  return audited(
    'fee.proposed',
    {
      subject: feeRuleName(kept),
      subjectId: kept.id,
      detail: `${feeRuleLine(kept)}, instead of ${feeRuleLine(rule)}. ${reason}`,
    },
    await readFeeProposal(tx, kept.id),
  )
}
