import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedFaqsKey } from './list-managed-faqs.ts'

export const createFaqMutation = mutation('POST /operator/faq/create', createFaq, {
  invalidates: [managedFaqsKey],
  success: 'The question is added.',
})

export const useCreateFaq = () => useMutation(createFaqMutation)
