import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedFaqsKey } from './list-managed-faqs.ts'

export const deleteFaqMutation = mutation('POST /operator/faq/delete/:id', deleteFaq, {
  invalidates: [managedFaqsKey],
  success: 'The question is removed.',
})

export const useDeleteFaq = () => useMutation(deleteFaqMutation)
