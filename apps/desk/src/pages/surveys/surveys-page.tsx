import { useSurveys } from '@kinfold/api/operator/content/list-surveys'
import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useState } from 'react'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { counted } from '../../queue/counted.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionPages } from '../../section/section-pages.tsx'
import { SectionTable } from '../../section/section-table.tsx'
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
  const [page, goToPage] = useState(1)
  const read = useSurveys({ page, per_page: maximumPerPage })
  const rows = read.data?.items ?? []
  return (
    <SectionPage
      path={path}
      title="Surveys"
      about="One is open at a time: another one closes it."
      add={{
        label: 'Open a survey',
        form: <OpenSurvey standing={rows.find(({ state }) => state === 'open')} />,
      }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'survey',
        read,
        find: ({ items }, surveyId) => items.find(each => idOf(each) === surveyId),
        show: about => <OneSurvey about={about} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Surveys"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{ title: 'No survey yet', text: 'Members are asked once one is opened.' }}
      />
      <SectionPages read={read} page={page} of="surveys" onPageChange={goToPage} />
    </SectionPage>
  )
}
