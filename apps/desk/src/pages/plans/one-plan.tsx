import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { percentText } from '@kinfold/ui/percent-text'
import { StatusPill } from '@kinfold/ui/status-pill'
import { paths } from '../../address/paths.ts'
import { counted } from '../../queue/counted.ts'
import { currencyWords } from '../../queue/currency-words.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { ChangePlan } from './change-plan.tsx'
import { holdingsText } from './holdings-text.ts'
import { planLooks, tenorText, weightingWords } from './plan-looks.ts'

/** A plan: what never changes of it and what members hold, above what an administrator may change. */
export function OnePlan({ managed }: { managed: ManagedPlan }) {
  const { has } = useOperator()
  const { plan, portfolios, value } = managed
  const held = formatMoney(moneyFromWire(plan.currency, value))
  return (
    <SectionPanel title={planLabel(plan)} backTo={paths.plans}>
      <StatusPill tone={planLooks[plan.state].tone} className="self-start">
        {planLooks[plan.state].label}
      </StatusPill>
      <Facts title="Fixed for good">
        {planLabel(plan) === plan.name ? null : <Fact label="At the desk">{plan.name}</Fact>}
        <Fact label="Currency">{currencyWords[plan.currency]}</Fact>
        <Fact label="Type">{plan.product_type}</Fact>
        <Fact label="Term">{tenorText(plan.tenor_months)}</Fact>
        <Fact label="Members hold">
          {portfolios === 0 ? 'Nothing' : `${held} in ${counted(portfolios)}`}
        </Fact>
      </Facts>
      <p className="-mt-3 text-small text-pretty text-ink-muted">
        Members contributed under its currency, type and term, so another term is another plan.
      </p>
      {has('administrator') ? <ChangePlan managed={managed} /> : <Said managed={managed} />}
    </SectionPanel>
  )
}

function Said({ managed: { plan } }: { managed: ManagedPlan }) {
  const { description, suited_for, risk, minimum, expected_return_bps: expected, terms_link } = plan
  return (
    <Facts title="What it says">
      <Fact label="What it is">{description}</Fact>
      <Fact label="For">{suited_for ?? 'Not said'}</Fact>
      <Fact label="Risk">{risk ?? 'Not said'}</Fact>
      <Fact label="Holds">{holdingsText(plan) ?? 'Not said'}</Fact>
      <Fact label="Least">{formatMoney(moneyFromWire(plan.currency, minimum))}</Fact>
      <Fact label="Expected">{expected === null ? 'Not said' : percentText(expected / 100)}</Fact>
      <Fact label="Terms">{terms_link ?? 'None'}</Fact>
      <Fact label="Size">{plan.tells_size ? 'Members see it' : 'Kept to the desk'}</Fact>
      <Fact label="Shared">{weightingWords[plan.returns_weighting]}</Fact>
    </Facts>
  )
}
