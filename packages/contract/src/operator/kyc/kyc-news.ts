import type { KycCase } from './kyc-case.ts'

type News = { readonly title: string; readonly body: string; readonly action: string }

/** What a member reads of the decision about a document: with a reason it was rejected. */
export function kycNews(kind: KycCase['kind'], reason: string | null): News {
  const document = kind === 'identity' ? 'ID' : 'proof of address'
  if (reason === null)
    return {
      title: `Your ${document} was approved`,
      body: `Your ${document} is approved. Thank you.`,
      action: 'See your documents',
    }
  return {
    title: `Please send your ${document} again`,
    body: `We could not approve your ${document}, for this reason:\n\n${reason}`,
    action: 'Send it again',
  }
}
