import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { previewConfirmation } from '@kinfold/contract/operator/transfer/preview-confirmation'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { RadioCards } from '@kinfold/ui/radio-cards'

type SurplusChoiceProps = {
  detail: TransferDetail
  received: Money
  receivedOn: string
  /** What came beyond the announced amount goes to the wallet. */
  divides: boolean
  onChange: (divides: boolean) => void
}

/** Where more than a plan was to get goes; nothing where it can't be divided. */
export function SurplusChoice(props: SurplusChoiceProps) {
  const { detail, received, receivedOn, divides, onChange } = props
  const { credited, rest } = previewConfirmation(detail, received, receivedOn, true).placement
  if (rest === undefined || detail.portfolio === null) return null
  const plan = planLabel(detail.portfolio.plan)
  return (
    <RadioCards
      label="Where it goes"
      layout="column"
      value={divides ? 'divided' : 'plan'}
      onChange={value => onChange(value === 'divided')}
      cards={[
        { value: 'plan', label: `All of it into ${plan}` },
        {
          value: 'divided',
          label: `${formatMoney(credited)} into ${plan}`,
          description: `${formatMoney(rest)} to the ${rest.currency} wallet`,
        },
      ]}
    />
  )
}
