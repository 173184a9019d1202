import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { eq, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { decider, proposer } from '../../base/proposal/proposal-people.ts'
import { describeRateProposal } from './describe-rate-proposal.ts'
import { rateProposal } from './rate.tables.ts'

export async function readRateProposal(handle: Handle, id: string): Promise<RateProposal> {
  const [proposal] = await read(handle, eq(rateProposal.id, id))
  if (proposal === undefined) throw new Error('proposal not found after it was written')
  return proposal
}

export function readOpenRateProposals(handle: Handle): Promise<RateProposal[]> {
  return read(handle, eq(rateProposal.status, 'proposed'))
}

async function read(handle: Handle, which: SQL): Promise<RateProposal[]> {
  const rows = await handle.orm
    .select({ proposal: rateProposal, by: proposer, decider })
    .from(rateProposal)
    .leftJoin(proposer, eq(proposer.id, rateProposal.proposedBy))
    .leftJoin(decider, eq(decider.id, rateProposal.decidedBy))
    .where(which)
  return rows.map(({ proposal, ...people }) => describeRateProposal(proposal, people))
}
