import { useSurveys } from '@kinfold/api/operator/content/list-surveys'
import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { StatusPill } from '@kinfold/ui/status-pill'
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
import { OneSurvey } from './one-survey.tsx'
import { OpenSurvey } from './open-survey.tsx'
import { surveyLooks } from './survey-looks.ts'

const columns: DataTableProps<ManagedSurvey>['columns'] = [
  { id: 'title', header: 'Survey', card: 'title', cell: ({ survey }) => survey.title },
  {
    id: 'state',
    header: 'State',
    card: 'tag',
    cell: ({ state }) => (
      <StatusPill tone={surveyLooks[state].tone}>{surveyLooks[state].label}</StatusPill>
    ),
    width: 'minmax(7rem, auto)',
  },
  {
    id: 'accepted',
    header: 'Answered',
    card: 'figure',
    align: 'end',
    cell: ({ accepted }) => `${counted(accepted)} took part`,
    width: 'minmax(8rem, auto)',
  },
  {
    id: 'since',
    header: 'Open since',
    card: 'note',
    cell: ({ created_at }) => momentText(created_at),
    width: 'minmax(8rem, auto)',
  },
]

const idOf = ({ survey }: ManagedSurvey) => survey.id
const { surveys: path } = paths

/** What members are asked, one survey at a time. */
export function SurveysPage() {
  const { itemId } = useParams()
  const { has } = useOperator()
  const [page, goToPage] = useState(1)
  const read = useSurveys({ page, per_page: maximumPerPage })
  const rows = read.data?.items ?? []
  const add = has('administrator') ? (
    <OpenSurvey standing={rows.find(({ state }) => state === 'open')} />
  ) : (
    <NotForYou title="Open a survey" backTo={path} />
  )
  return (
    <RoomPage
      path={path}
      title="Surveys"
      about="One is open at a time: another one closes it."
      addLabel={has('administrator') ? 'Open a survey' : undefined}
      itemIds={rows.map(idOf)}
      panel={
        itemId === undefined ? undefined : itemId === newItem ? (
          add
        ) : (
          <RoomItem
            read={read}
            find={({ items }) => items.find(({ survey }) => survey.id === itemId)}
            what="survey"
            backTo={path}
          >
            {about => <OneSurvey key={itemId} about={about} />}
          </RoomItem>
        )
      }
    >
      <RoomTable
        path={path}
        caption="Surveys"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{ title: 'No survey yet', text: 'Members are asked once one is opened.' }}
      />
      <RoomPages read={read} page={page} of="surveys" onPageChange={goToPage} />
    </RoomPage>
  )
}
