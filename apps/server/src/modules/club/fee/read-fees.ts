import type { FeeProposal } from '@kinfold/contract/operator/fee/fee-proposal'
import { feeRuleKeys } from '@kinfold/contract/operator/fee/fee-rule-body'
import type { ManagedFee } from '@kinfold/contract/operator/fee/list-fees'
import { eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Handle } from '../../../db/database.ts'
import { operator } from '../../base/person/account.tables.ts'
import { decider, proposer } from '../../base/proposal/proposal-people.ts'
import { describeFee, describeFeeProposal } from './describe-fee.ts'
import { feeProposal, feeRule } from './fee.tables.ts'

const confirmer = alias(operator, 'confirmer')

type Key = Pick<ManagedFee, 'name' | 'gateway' | 'currency'>

const nameOf = ({ name, gateway, currency }: Key) => `${name} ${gateway} ${currency}`
const order = feeRuleKeys.map(nameOf)

/** Every fee that holds, in the contract's order, with what is proposed for it. */
export async function readFees(handle: Handle): Promise<ManagedFee[]> {
  const rows = await handle.orm
    .select({ rule: feeRule, by: operator, confirmer })
    .from(feeRule)
    .leftJoin(operator, eq(operator.id, feeRule.setBy))
    .leftJoin(confirmer, eq(confirmer.id, feeRule.confirmedBy))
  const open = await readProposals(handle, eq(feeProposal.status, 'proposed'))
  const proposals = new Map(open.map(proposal => [nameOf(proposal), proposal]))
  return rows
    .map(row => describeFee(row, proposals.get(nameOf(row.rule)) ?? null))
    .toSorted((one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)))
}

export async function readFeeProposal(handle: Handle, id: string): Promise<FeeProposal> {
  const [proposal] = await readProposals(handle, eq(feeProposal.id, id))
  if (proposal === undefined) throw new Error('proposal not found after it was written')
  return proposal
}

async function readProposals(handle: Handle, which: SQL): Promise<FeeProposal[]> {
  const rows = await handle.orm
    .select({ proposal: feeProposal, by: proposer, decider })
    .from(feeProposal)
    .innerJoin(proposer, eq(proposer.id, feeProposal.proposedBy))
    .leftJoin(decider, eq(decider.id, feeProposal.decidedBy))
    .where(which)
  return rows.map(({ proposal, ...people }) => describeFeeProposal(proposal, people))
}
