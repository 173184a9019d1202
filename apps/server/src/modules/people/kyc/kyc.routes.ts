import { listOwnDocuments as listOwnDocumentsCall } from '@kinfold/contract/kyc/list-own-documents'
import { uploadKyc as uploadKycCall } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa as uploadPoaCall } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn as validateBvnCall } from '@kinfold/contract/kyc/validate-bvn'
import { type Route, signedInRoute, uploadRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { listOwnDocuments } from './list-own-documents.ts'
import { uploadKyc } from './upload-kyc.ts'
import { uploadPoa } from './upload-poa.ts'
import { validateBvn } from './validate-bvn.ts'

export function kycRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listOwnDocumentsCall, call => listOwnDocuments(services, call)),
    signedInRoute(validateBvnCall, call => validateBvn(services, call)),
    signedInRoute(uploadKycCall, call => uploadKyc(services, call)),
    uploadRoute(uploadPoaCall, call => uploadPoa(services, call)),
  ]
}
