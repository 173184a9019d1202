import { useNotices } from '@kinfold/api/operator/content/list-notices'
import type { Notice } from '@kinfold/contract/operator/content/notice'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { newItem, paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { counted } from '../../queue/counted.ts'
import { NotForYou } from '../../room/not-for-you.tsx'
import { RoomItem } from '../../room/room-item.tsx'
import { RoomPage } from '../../room/room-page.tsx'
import { RoomPages } from '../../room/room-pages.tsx'
import { RoomTable } from '../../room/room-table.tsx'
import { useOperator } from '../../session/use-operator.ts'
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
  const { itemId } = useParams()
  const { has } = useOperator()
  const [page, goToPage] = useState(1)
  const read = useNotices({ page, per_page: maximumPerPage })
  const rows = read.data?.items ?? []
  const write = has('administrator') ? (
    <SendNotice onSentBefore={read.reload} />
  ) : (
    <NotForYou title="Write a notice" backTo={path} />
  )
  return (
    <RoomPage
      path={path}
      title="Notices"
      about="What the club said to its members. What went out stays as it is."
      addLabel={has('administrator') ? 'Write a notice' : undefined}
      itemIds={rows.map(idOf)}
      panel={
        itemId === undefined ? undefined : itemId === newItem ? (
          write
        ) : (
          <RoomItem
            read={read}
            find={({ items }) => items.find(({ id }) => id === itemId)}
            what="notice"
            backTo={path}
          >
            {notice => <OneNotice key={notice.id} notice={notice} />}
          </RoomItem>
        )
      }
    >
      <RoomTable
        path={path}
        caption="Notices"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{ title: 'No notice yet', text: 'What the club says to its members stands here.' }}
      />
      <RoomPages read={read} page={page} of="notices" onPageChange={goToPage} />
    </RoomPage>
  )
}
