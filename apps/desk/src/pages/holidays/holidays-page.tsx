import { useHolidays } from '@kinfold/api/operator/holiday/list-holidays'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import type { Holiday } from '@kinfold/contract/operator/holiday/holiday'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { paths } from '../../address/paths.ts'
import { dayText, weekdayText } from '../../day/day-text.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { AddHoliday } from './add-holiday.tsx'
import { OneHoliday } from './one-holiday.tsx'

const times = ['coming', 'past'] as const
const timeWords = { coming: 'Coming', past: 'Past' } as const

const columns: DataTableProps<Holiday>['columns'] = [
  { id: 'name', header: 'Holiday', card: 'title', cell: ({ name }) => name },
  {
    id: 'day',
    header: 'Day',
    card: 'figure',
    cell: ({ day }) => dayText(day),
    width: 'minmax(7rem, auto)',
  },
  {
    id: 'weekday',
    header: 'Weekday',
    card: 'note',
    cell: ({ day }) => weekdayText(day),
    width: 'minmax(7rem, auto)',
  },
]

const idOf = ({ id }: Holiday) => id
const { holidays: path } = paths

/** Days on which no bank pays. */
export function HolidaysPage() {
  const { today } = useOperator()
  const read = useHolidays()
  const [time, chooseTime] = useAddressChoice('time', times, 'coming')
  const all = read.data?.holidays ?? []
  const rows =
    time === 'coming'
      ? all.filter(({ day }) => day >= today)
      : all.filter(({ day }) => day < today).toReversed()
  return (
    <SectionPage
      path={path}
      title="Holidays"
      about="No bank pays on these days, so they don’t count as business days. Batches prepared from now on reckon with the list as it is."
      add={{ label: 'Add a holiday', form: <AddHoliday /> }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'holiday',
        read,
        find: ({ holidays }, holidayId) => holidays.find(({ id }) => id === holidayId),
        show: holiday => <OneHoliday holiday={holiday} />,
      }}
    >
      <ChoiceRow
        label="Time"
        choices={times}
        words={timeWords}
        chosen={time}
        onChoose={chooseTime}
      />
      <SectionTable
        path={path}
        caption="Holidays"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{
          title: time === 'coming' ? 'No holiday is coming' : 'No holiday is past',
          text: 'Some are only declared days before. Every weekday is a business day until one is added.',
        }}
      />
    </SectionPage>
  )
}
