import { useMember } from '@kinfold/api/operator/member/get-member'
import { useMemberPayments } from '@kinfold/api/operator/member/list-member-payments'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { Banner } from '@kinfold/ui/banner'
import { refundWarnings } from './refund-warnings.ts'

/** What a refund that waits would be refused for, or should be known before it is confirmed. */
export function LookFirst({ refund }: { refund: Refund }) {
  const member = useMember(refund.member.id).data
  const payments = useMemberPayments(refund.member.id, { per_page: maximumPerPage }).data
  const payment = payments?.items.find(({ id }) => id === refund.payment_id)
  const warnings = refundWarnings(refund, payment, member)
  if (warnings.length === 0) return null
  return (
    <Banner live tone="warning" title="Look at this first">
      <ul className="flex flex-col gap-1">
        {warnings.map(warning => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  )
}
