import { useMemberEvents } from '@kinfold/api/operator/member/list-member-events'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberEvent } from '@kinfold/contract/operator/member/member-event'
import { paymentStatuses } from '@kinfold/contract/payment/payment-status'
import { withdrawalStatuses } from '@kinfold/contract/withdrawal/withdrawal-status'
import { useState } from 'react'
import { momentText } from '../../day/day-text.ts'
import { PagedList } from '../../queue/paged-list.tsx'
import { withdrawalLooks } from '../../queue/withdrawal-looks.ts'
import { actionText } from './action-text.ts'
import { paymentLooks } from './member-looks.ts'
import { RecordSection } from './record-section.tsx'

const perPage = 15

/** What happened, newest first: money, what they were told, what they and the desk did. */
export function MemberHistory({ memberId }: { memberId: string }) {
  const [page, setPage] = useState(1)
  const read = useMemberEvents(memberId, { page, per_page: perPage })
  return (
    <RecordSection title="What happened">
      <PagedList
        read={read}
        label="What happened"
        of="events"
        page={page}
        perPage={perPage}
        onPageChange={setPage}
        className="flex flex-col gap-3 border-s-2 border-line ps-4"
      >
        {event => (
          <li key={`${event.kind} ${event.id}`} className="text-small">
            <p className="font-medium text-ink [overflow-wrap:anywhere]">{titleOf(event)}</p>
            {event.detail ? (
              <p className="line-clamp-3 whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">
                {event.detail}
              </p>
            ) : null}
            <p className="text-caption text-ink-muted">
              {momentText(event.happened_at)}
              {event.by ? ` · ${event.by}` : ''}
            </p>
          </li>
        )}
      </PagedList>
    </RecordSection>
  )
}

function titleOf({ kind, title, amount, status }: MemberEvent): string {
  const sum = amount ? formatMoney(fromWireMoney(amount)) : ''
  switch (kind) {
    case 'joined':
      return 'Joined the club'
    case 'payment':
      return `Payment of ${sum} begun, ${title}: ${paymentText(status)}`
    case 'withdrawal':
      return `Withdrawal of ${sum} asked for, ${title}: ${withdrawalText(status)}`
    case 'news':
      return `Told: ${title}`
    case 'action':
      return actionText(title)
  }
}

function paymentText(status: string | null): string {
  const known = paymentStatuses.find(each => each === status)
  return known ? paymentLooks[known].label.toLowerCase() : ''
}

function withdrawalText(status: string | null): string {
  const known = withdrawalStatuses.find(each => each === status)
  return known ? withdrawalLooks[known].label.toLowerCase() : ''
}
