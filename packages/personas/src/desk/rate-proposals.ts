import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { demoId } from '../demo-id.ts'
import { operatorReference } from './person-references.ts'
import { undecided } from './undecided.ts'

/** Too far from the last rate for one person: it waits for Zainab. */
export const rateProposals = [
  {
    id: demoId('rate-proposal', 'june'),
    exchange_rate: '1702.5',
    reason: 'The central bank moved its own rate this morning.',
    proposed_by: operatorReference('uche'),
    source: null,
    proposed_at: '2026-06-03T07:50:00Z',
    ...undecided,
  },
] as const satisfies readonly RateProposal[]
