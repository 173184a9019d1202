import { draftReturns } from '@kinfold/contract/operator/returns/draft-returns'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { returnsPostingKey } from './get-returns-posting.ts'
import { returnsPostingsKey } from './list-returns-postings.ts'

export const draftReturnsMutation = mutation('POST /operator/returns/draft', draftReturns, {
  invalidates: [returnsPostingsKey, returnsPostingKey, deskOverviewKey],
  success: 'The draft is ready for another operator to post.',
})

export const useDraftReturns = () => useMutation(draftReturnsMutation)
