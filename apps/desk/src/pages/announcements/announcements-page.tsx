import { useAnnouncements } from '@kinfold/api/operator/club/list-announcements'
import type { ManagedAnnouncement } from '@kinfold/contract/operator/club/managed-announcement'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { AddAnnouncement } from './add-announcement.tsx'
import { OneAnnouncement } from './one-announcement.tsx'

const columns: DataTableProps<ManagedAnnouncement>['columns'] = [
  { id: 'title', header: 'Announcement', card: 'title', cell: ({ title }) => title },
  {
    id: 'state',
    header: 'State',
    card: 'note',
    cell: ({ withdrawn_at }) => (withdrawn_at === null ? 'In sight' : 'Withdrawn'),
    width: 'minmax(7rem, auto)',
  },
  {
    id: 'announced',
    header: 'Announced on',
    card: 'figure',
    cell: ({ announced_at }) => momentText(announced_at),
    width: 'minmax(8rem, auto)',
  },
]

const idOf = ({ id }: ManagedAnnouncement) => id
const { announcements: path } = paths

/** What the club said on its page, the latest first. */
export function AnnouncementsPage() {
  const read = useAnnouncements()
  const all = read.data?.announcements ?? []
  return (
    <SectionPage
      path={path}
      title="Announcements"
      about="What stands on the club’s page for all members. What was said stays as it is, or is withdrawn."
      add={{ label: 'Announce something', form: <AddAnnouncement /> }}
      itemIds={all.map(idOf)}
      item={{
        what: 'announcement',
        read,
        find: ({ announcements }, announcementId) =>
          announcements.find(({ id }) => id === announcementId),
        show: announcement => <OneAnnouncement announcement={announcement} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Announcements"
        columns={columns}
        read={read}
        rows={all}
        idOf={idOf}
        empty={{ title: 'Nothing announced yet', text: 'Members find it on the club’s page.' }}
      />
    </SectionPage>
  )
}
