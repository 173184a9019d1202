import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { ownDocumentsKey } from './list-own-documents.ts'

export const uploadKycMutation = mutation('POST /customer/upload-kyc', uploadKyc, {
  invalidates: [customerKey, notificationsKey, ownDocumentsKey],
  success: 'We have your document. Validation takes 2 or 3 business days.',
})

export const useUploadKyc = () => useMutation(uploadKycMutation)
