import { postReturns } from '@kinfold/contract/operator/returns/post-returns'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { managedPlansKey } from '../plan/list-managed-plans.ts'
import { returnsPostingKey } from './get-returns-posting.ts'
import { returnsPostingsKey } from './list-returns-postings.ts'

export const postReturnsMutation = mutation('POST /operator/returns/post/:id', postReturns, {
  invalidates: [returnsPostingsKey, returnsPostingKey, deskOverviewKey, managedPlansKey],
  success: 'They are being posted now.',
})

export const usePostReturns = () => useMutation(postReturnsMutation)
