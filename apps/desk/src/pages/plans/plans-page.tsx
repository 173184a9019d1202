import { useManagedPlans } from '@kinfold/api/operator/plan/list-managed-plans'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { paths } from '../../address/paths.ts'
import { counted } from '../../queue/counted.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { AddPlan } from './add-plan.tsx'
import { OnePlan } from './one-plan.tsx'
import { planLooks } from './plan-looks.ts'
import { PlanNames } from './plan-names.tsx'

const columns: DataTableProps<ManagedPlan>['columns'] = [
  { id: 'name', header: 'Plan', card: 'title', cell: ({ plan }) => <PlanNames plan={plan} /> },
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
  const read = useManagedPlans()
  const rows = read.data?.plans ?? []
  return (
    <SectionPage
      path={path}
      title="Plans"
      about="What members contribute to. They see open plans and closed ones; a draft is the desk’s alone."
      add={{ label: 'Add a plan', form: <AddPlan /> }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'plan',
        read,
        find: ({ plans }, planId) => plans.find(each => idOf(each) === planId),
        show: managed => <OnePlan managed={managed} />,
      }}
    >
      <SectionTable
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
    </SectionPage>
  )
}
