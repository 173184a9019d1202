import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { describeProposal, type ProposalPeople } from '../proposal/describe-proposal.ts'
import type { rateProposal } from './rate.tables.ts'

export function describeRateProposal(
  row: typeof rateProposal.$inferSelect,
  people: ProposalPeople,
): RateProposal {
  return { id: row.id, exchange_rate: row.rate, ...describeProposal(row, people) }
}
