import { reverseReturns } from '@kinfold/contract/operator/returns/reverse-returns'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { returnsPostingKey } from './get-returns-posting.ts'
import { returnsPostingsKey } from './list-returns-postings.ts'

export const reverseReturnsMutation = mutation(
  'POST /operator/returns/reverse/:id',
  reverseReturns,
  {
    invalidates: [returnsPostingsKey, returnsPostingKey, deskOverviewKey],
    success: 'The counter-posting is ready for another operator to post.',
  },
)

export const useReverseReturns = () => useMutation(reverseReturnsMutation)
