import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { holdingsLine } from '../../../plan/holdings-line.ts'
import { planFacts } from '../../../plan/plan-facts.tsx'
import { planLink } from '../../../plan/plan-link.ts'
import { comparedName } from './compared-name.ts'
import { BestMonth, LastYear, WeakestMonth } from './past-cells.tsx'

type Row = { readonly label: string; readonly of: (plan: Plan) => ReactNode }

const notSaid = 'Not said'

const fact = (label: string): Row => ({
  label,
  of: plan => planFacts(plan).find(each => each.label === label)?.value ?? notSaid,
})

const rows: readonly Row[] = [
  fact('From'),
  fact('Runs for'),
  fact('Expected a year'),
  { label: 'The last twelve months, after fees', of: plan => <LastYear plan={plan} /> },
  { label: 'Its best month', of: plan => <BestMonth plan={plan} /> },
  { label: 'Its weakest month', of: plan => <WeakestMonth plan={plan} /> },
  { label: 'Who it is for', of: ({ suited_for }) => suited_for ?? notSaid },
  { label: 'What it holds', of: plan => holdingsLine(plan) ?? notSaid },
  { label: 'What can go wrong', of: ({ risk }) => risk ?? notSaid },
]

/**
 * Each fact over the whole width with the plans’ answers below it, so that it can be read on a phone too. Where a long
 * name is cut in the field that chooses it, the names stand once more.
 */
export function CompareTable({ plans }: { plans: readonly Plan[] }) {
  return (
    <table className="w-full table-fixed text-small">
      <caption className="sr-only">Plans side by side</caption>
      <thead className={plans.length > 2 ? 'lg:sr-only' : 'sm:sr-only'}>
        <tr>
          {plans.map(plan => (
            <th
              key={plan.id}
              scope="col"
              className="pe-3 pb-3 text-start align-top font-semibold [overflow-wrap:anywhere] last:pe-0"
            >
              {comparedName(plan)}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, of }) => (
        <tbody key={label}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={plans.length}
              className="border-t border-line pt-3 text-start font-normal text-ink-muted"
            >
              {label}
            </th>
          </tr>
          <tr>
            {plans.map(plan => (
              <td
                key={plan.id}
                className="pe-3 pt-1 pb-3 align-top text-body [overflow-wrap:anywhere] text-ink last:pe-0"
              >
                {of(plan)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tbody>
        <tr>
          {plans.map(plan => (
            <td key={plan.id} className="border-t border-line pe-3 pt-4 align-top last:pe-0">
              <TextLink asChild>
                <Link to={planLink(plan)}>
                  See it<span className="sr-only">: {planLabel(plan)}</span>
                </Link>
              </TextLink>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
