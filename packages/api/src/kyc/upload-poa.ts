import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useUpload } from '../mutation/use-upload.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { ownDocumentsKey } from './list-own-documents.ts'

export const uploadPoaMutation = mutation('POST /customer/upload-poa', uploadPoa, {
  invalidates: [customerKey, notificationsKey, ownDocumentsKey],
  success: 'We have your document. Validation takes 2 or 3 business days.',
})

export const useUploadPoa = () => useUpload(uploadPoaMutation)
