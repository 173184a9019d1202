import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { StatusPill } from '@kinfold/ui/status-pill'
import type { WorkTableProps } from '@kinfold/ui/work-table'
import { momentText } from '../../day/day-text.ts'
import { EmailText } from '../../queue/email-text.tsx'
import { documentWords, memberLooks } from './member-looks.ts'

/** What the desk tells members apart by. */
export const memberColumns: WorkTableProps<MemberSummary>['columns'] = [
  {
    id: 'name',
    header: 'Name',
    card: 'title',
    width: 'minmax(10rem, 2fr)',
    sortBy: ({ name }) => name,
    cell: ({ name }) => <span className="[overflow-wrap:anywhere]">{name}</span>,
  },
  {
    id: 'email',
    header: 'E-mail',
    card: 'note',
    width: 'minmax(12rem, 2fr)',
    sortBy: ({ email }) => email,
    cell: ({ email }) => (
      <span className="text-small [overflow-wrap:anywhere]">
        <EmailText>{email}</EmailText>
      </span>
    ),
  },
  {
    id: 'country',
    header: 'Country',
    width: 'minmax(7rem, 1fr)',
    sortBy: ({ country }) => country,
    cell: ({ country }) => country,
  },
  {
    id: 'identity',
    header: 'Identity',
    width: 'minmax(9rem, 1fr)',
    cell: ({ kyc_status }) => documentWords[kyc_status],
  },
  {
    id: 'since',
    header: 'Member since',
    card: 'hidden',
    width: '10rem',
    sortBy: ({ created_at }) => created_at,
    cell: ({ created_at }) => momentText(created_at),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'tag',
    width: '6.5rem',
    cell: ({ status }) => {
      const { tone, label } = memberLooks[status]
      if (status !== 'active') return <StatusPill tone={tone}>{label}</StatusPill>
      return <span className="text-small text-ink-muted">{label}</span>
    },
  },
]
