import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DocumentStatus } from '../../kyc/document-status.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { KycCase, KycCaseKind } from './kyc-case.ts'

export const listKycCases = endpoint({
  summary: 'Documents to decide about, the longest waiting first.',
  method: 'GET',
  path: '/operator/kyc',
  access: 'reviewer',
  query: object({
    status: optional(DocumentStatus),
    kind: optional(KycCaseKind),
    ...pageQuery,
  }),
  response: pageOf(KycCase),
})
