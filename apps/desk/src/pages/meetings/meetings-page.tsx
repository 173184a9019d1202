import { useMeetings } from '@kinfold/api/operator/club/list-meetings'
import type { Meeting } from '@kinfold/contract/club/meeting'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { paths } from '../../address/paths.ts'
import { momentText, timeText } from '../../day/day-text.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { AddMeeting } from './add-meeting.tsx'
import { OneMeeting } from './one-meeting.tsx'

const columns: DataTableProps<Meeting>['columns'] = [
  { id: 'title', header: 'Meeting', card: 'title', cell: ({ title }) => title },
  {
    id: 'place',
    header: 'Place',
    card: 'note',
    cell: ({ place, is_called_off }) => (is_called_off ? 'Called off' : place),
    width: 'minmax(10rem, auto)',
  },
  {
    id: 'when',
    header: 'When',
    card: 'figure',
    cell: ({ starts_at }) => `${momentText(starts_at)}, ${timeText(starts_at)}`,
    width: 'minmax(9rem, auto)',
  },
]

const idOf = ({ id }: Meeting) => id
const { meetings: path } = paths

/** When the members meet, the latest first. */
export function MeetingsPage() {
  const read = useMeetings()
  const all = read.data?.meetings ?? []
  return (
    <SectionPage
      path={path}
      title="Meetings"
      about="When members meet, in Lagos time. They find the next one on the club’s page and save it to their calendar."
      add={{ label: 'Call a meeting', form: <AddMeeting /> }}
      itemIds={all.map(idOf)}
      item={{
        what: 'meeting',
        read,
        find: ({ meetings }, meetingId) => meetings.find(({ id }) => id === meetingId),
        show: meeting => <OneMeeting meeting={meeting} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Meetings"
        columns={columns}
        read={read}
        rows={all}
        idOf={idOf}
        empty={{ title: 'No meeting yet', text: 'Once one is called, members find it at once.' }}
      />
    </SectionPage>
  )
}
