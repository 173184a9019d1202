import { useManagedPlans } from '@kinfold/api/operator/plan/list-managed-plans'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useParams } from 'react-router-dom'
import { newItem, paths } from '../../address/paths.ts'
import { counted } from '../../queue/counted.ts'
import { NotForYou } from '../../room/not-for-you.tsx'
import { RoomItem } from '../../room/room-item.tsx'
import { RoomPage } from '../../room/room-page.tsx'
import { RoomTable } from '../../room/room-table.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { AddPlan } from './add-plan.tsx'
import { OnePlan } from './one-plan.tsx'
import { planLooks } from './plan-looks.ts'

const columns: DataTableProps<ManagedPlan>['columns'] = [
  { id: 'name', header: 'Plan', card: 'title', cell: ({ plan }) => plan.name },
  {
    id: 'state',
    header: 'State',
    card: 'tag',
    cell: ({ plan }) => (
      <StatusPill tone={planLooks[plan.state].tone}>{planLooks[plan.state].label}</StatusPill>
    ),
    width: 'minmax(7rem, auto)',
  },
  {
    id: 'portfolios',
    header: 'Portfolios',
    card: 'note',
    align: 'end',
    cell: ({ portfolios }) =>
      portfolios === 1 ? '1 portfolio' : `${counted(portfolios)} portfolios`,
    width: 'minmax(8rem, auto)',
  },
  {
    id: 'value',
    header: 'Members hold',
    card: 'figure',
    align: 'end',
    cell: ({ plan, value }) => <Money amount={moneyFromWire(plan.currency, value)} />,
    width: 'minmax(9rem, auto)',
  },
]

const idOf = ({ plan }: ManagedPlan) => String(plan.id)
const { plans: path } = paths

/** What members contribute to. */
export function PlansPage() {
  const { itemId } = useParams()
  const { has } = useOperator()
  const read = useManagedPlans()
  const rows = read.data?.plans ?? []
  const add = has('administrator') ? <AddPlan /> : <NotForYou title="Add a plan" backTo={path} />
  return (
    <RoomPage
      path={path}
      title="Plans"
      about="What members contribute to. They see open plans and closed ones; a draft is the desk’s alone."
      addLabel={has('administrator') ? 'Add a plan' : undefined}
      itemIds={rows.map(idOf)}
      panel={
        itemId === undefined ? undefined : itemId === newItem ? (
          add
        ) : (
          <RoomItem
            read={read}
            find={({ plans }) => plans.find(each => idOf(each) === itemId)}
            what="plan"
            backTo={path}
          >
            {managed => <OnePlan key={itemId} managed={managed} />}
          </RoomItem>
        )
      }
    >
      <RoomTable
        path={path}
        caption="Plans"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{
          title: 'No plan yet',
          text: 'Members can contribute once there is an open plan.',
        }}
      />
    </RoomPage>
  )
}
