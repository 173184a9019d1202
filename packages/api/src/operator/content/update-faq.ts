import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedFaqsKey } from './list-managed-faqs.ts'

export const updateFaqMutation = mutation('PATCH /operator/faq/update/:id', updateFaq, {
  invalidates: [managedFaqsKey],
  success: 'The question is saved.',
})

export const useUpdateFaq = () => useMutation(updateFaqMutation)
