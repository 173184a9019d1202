import { useMember } from '@kinfold/api/operator/member/get-member'
import { useMemberPayments } from '@kinfold/api/operator/member/list-member-payments'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { LookFirstBanner } from '../../queue/look-first-banner.tsx'
import { refundWarnings } from '../../queue/refund-warnings.ts'

/** What a refund that waits would be refused for, or should be known before it is confirmed. */
export function LookFirst({ refund }: { refund: Refund }) {
  const member = useMember(refund.member.id).data
  const payments = useMemberPayments(refund.member.id, { per_page: maximumPerPage }).data
  const payment = payments?.items.find(({ id }) => id === refund.payment_id)
  const warnings = refundWarnings(refund, payment, member)
  return <LookFirstBanner warnings={warnings} />
}
