import { type FeeProposal, feeAlreadyProposed } from '@kinfold/contract/operator/fee/fee-proposal'
import type { FeeRuleBody } from '@kinfold/contract/operator/fee/fee-rule-body'
import { feeRuleLine, feeRuleName } from '@kinfold/contract/operator/fee/fee-rule-line'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { feeColumns } from './describe-fee.ts'
import { feeProposal, feeRule } from './fee.tables.ts'
import { isRule } from './is-rule.ts'
import { readFeeProposal } from './read-fees.ts'

type Proposed = FeeRuleBody & { readonly by: string }

/** Members see nothing of a proposal. */
export async function proposeFee(
  services: Services,
  { by, reason, version, ...wanted }: Proposed,
): Promise<FeeProposal | Refusal<'not_found' | 'conflict' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
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
        proposedBy: by,
        proposedAt: await services.clock.now(tx),
      })
      .onConflictDoNothing()
      .returning()
    if (kept === undefined) return refuse('conflict', { sentence: feeAlreadyProposed })
    await noteOperator(services, tx, by, 'fee.proposed', {
      subject: feeRuleName(kept),
      subjectId: kept.id,
      detail: `${feeRuleLine(kept)}, instead of ${feeRuleLine(rule)}. ${reason}`,
    })
    return readFeeProposal(tx, kept.id)
  })
}
