import { getFile } from '@kinfold/contract/file/get-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from './sample-call.ts'
import { sampleDocument } from './sample-document.ts'

export const fileSamples = {
  getFile: sampleCall(getFile, { params: { id: demoId('file', 'dayo', 'identity') } }),
  uploadFile: sampleCall(uploadFile, {
    upload: { file: sampleDocument, fields: { purpose: 'receipt' } },
  }),
}
