import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { kycNews } from '@kinfold/contract/operator/kyc/kyc-news'

/** What a member is told of the decision about a document: with a reason it was rejected. */
export const kycCaseNews = {
  decided: (kind: KycCase['kind'], reason: string | null) => ({
    kind: 'kyc' as const,
    link: '/dashboard/my-account?tab=KYC',
    ...kycNews(kind, reason),
  }),
} as const
