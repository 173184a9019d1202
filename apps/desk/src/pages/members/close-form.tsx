import { useClosePortfolio } from '@kinfold/api/operator/portfolio/close-portfolio'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { closingNews } from '@kinfold/contract/operator/portfolio/closing-news'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Money } from '@kinfold/ui/money'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ReasonForm } from '../../queue/reason-form.tsx'

const reasons = [
  { label: 'They asked', text: 'You asked us to close it early.' },
  { label: 'Hardship', text: 'You told us that you need the money now.' },
  { label: 'Plan ends', text: 'The plan ends for everybody.' },
]

type CloseFormProps = { portfolio: Portfolio; name: string; onClose: () => void }

/** Ends a portfolio before its time: what moves, what ends with it, and what the member reads. */
export function CloseForm({ portfolio, name, onClose }: CloseFormProps) {
  const { run, isRunning } = useClosePortfolio()
  const { id, plan, currency, is_recurring: wasRecurring } = portfolio
  const label = planLabel(plan)
  const value = moneyFromWire(currency, portfolio.value)
  return (
    <ReasonForm
      title={`Why is ${label} closed now?`}
      reasons={reasons}
      told={{
        reader: name,
        newsOf: reason => closingNews({ name: label, value, wasRecurring, reason }),
      }}
      action="Close it"
      isRunning={isRunning}
      seen={portfolio.status}
      send={body => run({ params: { id }, body })}
      onClose={onClose}
      onSent={onClose}
    >
      <Facts title="What happens">
        <Fact label="Paid out">
          <Money amount={value} />
        </Fact>
        <Fact label="To">Their {currency} wallet, at once</Fact>
        <Fact label="Charge">None</Fact>
        {wasRecurring ? <Fact label="Recurring">Ends with it</Fact> : null}
      </Facts>
    </ReasonForm>
  )
}
