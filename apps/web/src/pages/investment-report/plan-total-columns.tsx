import type { PlanReference } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { moneyOf } from '../../portfolio/holding.ts'

type PlanTotal = { plan: PlanReference; totals: PortfolioTotals }

export const planTotalColumns: DataTableProps<PlanTotal>['columns'] = [
  {
    id: 'plan',
    header: 'Plan',
    card: 'title',
    width: 'minmax(8.5rem, 1fr)',
    cell: ({ plan }) => planLabel(plan),
  },
  {
    id: 'contributed',
    header: 'Contributed',
    align: 'end',
    card: 'detail',
    cell: ({ totals }) => <Money amount={moneyOf(totals, totals.contributed)} />,
  },
  {
    id: 'returns',
    header: 'Returns',
    align: 'end',
    card: 'detail',
    cell: ({ totals }) => <Money change amount={moneyOf(totals, totals.returns)} />,
  },
  {
    id: 'fees',
    header: 'Fees',
    align: 'end',
    card: 'detail',
    cell: ({ totals }) => <Money change amount={moneyOf(totals, totals.fees)} />,
  },
  {
    id: 'paid_out',
    header: 'Paid out',
    align: 'end',
    card: 'detail',
    cell: ({ totals }) => <Money change amount={moneyOf(totals, totals.paid_out)} />,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    card: 'figure',
    cell: ({ totals }) => <Money amount={moneyOf(totals, totals.value)} />,
  },
]
