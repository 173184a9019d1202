import type { FeeProposal } from '@kinfold/contract/operator/fee/fee-proposal'
import { feeRuleLine, feeRuleName } from '@kinfold/contract/operator/fee/fee-rule-line'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  confirmProposal,
  type Decision,
  discardProposal,
  type ProposalKind,
} from '../../base/proposal/decide-proposal.ts'
import { openProposal } from '../../base/proposal/judge-proposal.ts'
import type { Services } from '../../services.ts'
import { feeProposal, feeRule } from './fee.tables.ts'
import { isRule } from './is-rule.ts'
import { readFeeProposal } from './read-fees.ts'

type Proposal = typeof feeProposal.$inferSelect

const feeProposals: ProposalKind<Proposal, FeeProposal, never> = {
  lock: async ({ params: { id }, body: { seen }, tx }) => {
    const [row] = await tx.orm
      .select()
      .from(feeProposal)
      .where(eq(feeProposal.id, id))
      .for('update')
    return openProposal(tx, row, seen)
  },
  update: (tx, id, decided) =>
    tx.orm.update(feeProposal).set(decided).where(eq(feeProposal.id, id)),
  read: readFeeProposal,
  entry: (proposal, status) => ({
    action: `fee.${status}`,
    subject: feeRuleName(proposal),
    detail: feeRuleLine(proposal),
  }),
}

/** From now on members are quoted the fee: two administrators agreed. What was quoted before holds. */
export async function confirmFee(services: Services, decision: Decision) {
  const { caller, tx } = decision
  const setAt = await services.clock.now(tx)
  return confirmProposal(services, feeProposals, decision, proposal =>
    putInForce(tx, proposal, { confirmedBy: caller.accountId, setAt }),
  )
}

export function discardFee(services: Services, decision: Decision) {
  return discardProposal(services, feeProposals, decision)
}

/** Refused when the fee has changed since. */
async function putInForce(
  tx: Transaction,
  { ruleVersion, bps, fixedMinor, capMinor, bearer, clearingDays, ...proposal }: Proposal,
  decided: { readonly confirmedBy: string; readonly setAt: Date },
): Promise<Refusal<'conflict'> | undefined> {
  const [set] = await tx.orm
    .update(feeRule)
    .set({
      bps,
      fixedMinor,
      capMinor,
      bearer,
      clearingDays,
      version: ruleVersion + 1,
      setBy: proposal.proposedBy,
      ...decided,
    })
    .where(and(isRule(proposal), eq(feeRule.version, ruleVersion)))
    .returning()
  return set === undefined ? refuse('conflict') : undefined
}
