import { publishTerms } from '@kinfold/contract/operator/content/publish-terms'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { termsKey } from './list-terms.ts'

export const publishTermsMutation = mutation('POST /operator/terms/publish', publishTerms, {
  invalidates: [termsKey],
  success: 'The new terms are in force.',
})

export const usePublishTerms = () => useMutation(publishTermsMutation)
