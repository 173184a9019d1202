import { uploadFile } from '@kinfold/contract/file/upload-file'
import { mutation } from '../mutation/mutation.ts'
import { useUpload } from '../mutation/use-upload.ts'

export const uploadFileMutation = mutation('POST /file', uploadFile)

export const useUploadFile = () => useUpload(uploadFileMutation)
