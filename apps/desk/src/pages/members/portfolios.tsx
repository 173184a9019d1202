import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { portfolioMachine } from '@kinfold/contract/portfolio/portfolio-status'
import { canMove } from '@kinfold/contract/status/status-machine'
import { Button } from '@kinfold/ui/button'
import { Money } from '@kinfold/ui/money'
import { dayText } from '../../day/day-text.ts'
import { useOperator } from '../../session/use-operator.ts'
import { FigureLink } from './figure-link.tsx'
import { portfolioWords } from './member-looks.ts'
import { RecordSection } from './record-section.tsx'
import type { Task } from './task.ts'

type PortfoliosProps = { portfolios: readonly Portfolio[]; onBegin: (task: Task) => void }

/** What they hold in each plan; its value leads to its postings. An approver may close one early. */
export function Portfolios({ portfolios, onBegin }: PortfoliosProps) {
  const { has } = useOperator()
  return (
    <RecordSection title="Portfolios">
      {portfolios.length === 0 ? (
        <p className="text-small text-ink-muted">They hold nothing in a plan yet.</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {portfolios.map(portfolio => {
            const { id, plan, currency, value, status, matures_on } = portfolio
            const name = planLabel(plan)
            const canClose =
              has('approver') && canMove(portfolioMachine, status, 'closed', 'operator')
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
                <div className="min-w-0 flex-1 basis-40">
                  <p className="text-small font-semibold text-ink [overflow-wrap:anywhere]">
                    {name}
                  </p>
                  <p className="text-caption text-ink-muted">
                    {portfolioWords[status]}
                    {matures_on && status === 'active' ? ` until ${dayText(matures_on)}` : ''}
                  </p>
                </div>
                <p className="figures text-small font-semibold text-ink">
                  <FigureLink id={id} label={`Postings of ${name}`}>
                    <Money amount={moneyFromWire(currency, value)} />
                  </FigureLink>
                </p>
                {canClose ? (
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => onBegin({ kind: 'close', portfolio })}
                  >
                    {status === 'matured' ? 'Pay out' : 'Close early'}
                    <span className="sr-only"> {name}</span>
                  </Button>
                ) : null}
              </li>
            )
          })}
        </ul>
      )}
    </RecordSection>
  )
}
