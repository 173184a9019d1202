import { useNotices } from '@kinfold/api/operator/content/list-notices'
import type { Notice } from '@kinfold/contract/operator/content/notice'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { useState } from 'react'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { counted } from '../../queue/counted.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionPages } from '../../section/section-pages.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { audienceWords } from './audience-words.ts'
import { OneNotice } from './one-notice.tsx'
import { SendNotice } from './send-notice.tsx'

const columns: DataTableProps<Notice>['columns'] = [
  { id: 'title', header: 'Notice', card: 'title', cell: ({ title }) => title },
  {
    id: 'audience',
    header: 'To',
    card: 'note',
    cell: ({ audience, recipients }) => `${audienceWords[audience]} · ${counted(recipients)}`,
    width: 'minmax(12rem, auto)',
  },
  {
    id: 'sent',
    header: 'Sent on',
    card: 'figure',
    cell: ({ sent_at }) => momentText(sent_at),
    width: 'minmax(8rem, auto)',
  },
]

const idOf = ({ id }: Notice) => id
const { notices: path } = paths

/** What the club said to its members, newest first. */
export function NoticesPage() {
  const [page, goToPage] = useState(1)
  const read = useNotices({ page, per_page: maximumPerPage })
  const rows = read.data?.items ?? []
  return (
    <SectionPage
      path={path}
      title="Notices"
      about="What the club said to its members. What went out stays as it is."
      add={{ label: 'Write a notice', form: <SendNotice onSentBefore={read.reload} /> }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'notice',
        read,
        find: ({ items }, noticeId) => items.find(({ id }) => id === noticeId),
        show: notice => <OneNotice notice={notice} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Notices"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{ title: 'No notice yet', text: 'What the club says to its members stands here.' }}
      />
      <SectionPages read={read} page={page} of="notices" onPageChange={goToPage} />
    </SectionPage>
  )
}
