import type { MemberPayment } from '@kinfold/contract/operator/member/member-payment'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'

/** What an operator is about to begin for a member. */
export type Task =
  | { readonly kind: 'close'; readonly portfolio: Portfolio }
  | { readonly kind: 'refund' | 'chargeback'; readonly payment: MemberPayment }
