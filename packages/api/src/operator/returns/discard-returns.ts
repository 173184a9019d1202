import { discardReturns } from '@kinfold/contract/operator/returns/discard-returns'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { returnsPostingKey } from './get-returns-posting.ts'
import { returnsPostingsKey } from './list-returns-postings.ts'

export const discardReturnsMutation = mutation(
  'POST /operator/returns/discard/:id',
  discardReturns,
  {
    invalidates: [returnsPostingsKey, returnsPostingKey, deskOverviewKey],
    success: 'The draft is thrown away.',
  },
)

export const useDiscardReturns = () => useMutation(discardReturnsMutation)
