import { listOwnDocuments } from '@kinfold/contract/kyc/list-own-documents'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from './sample-call.ts'
import { sampleDocument } from './sample-document.ts'

export const kycSamples = {
  listOwnDocuments: sampleCall(listOwnDocuments, {}),
  uploadKyc: sampleCall(
    uploadKyc,
    {
      body: {
        file_id: demoId('file', 'passport'),
        id_type: 'international_passport',
        id_number: 'A50012302',
      },
    },
    'bola',
  ),
  uploadPoa: sampleCall(
    uploadPoa,
    {
      upload: {
        file: sampleDocument,
        fields: { document_type: 'utility_bill', issued_on: '2026-05-02' },
      },
    },
    'bola',
  ),
  validateBvn: sampleCall(validateBvn, { body: { bvn: '22100000002', consent: true } }, 'bola'),
}
