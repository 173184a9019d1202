import { usePlans } from '@kinfold/api/plan/list-plans'
import { useChooseAtMaturity } from '@kinfold/api/portfolio/choose-at-maturity'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import type { MaturityChoice, Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { useState } from 'react'
import { dayText } from '../../day/day-text.ts'
import { QuestionModal } from '../../form/question-modal.tsx'

type MaturityModalProps = { portfolio: Portfolio; onClose: () => void }

/** What happens to the value when the term ends; it can be changed until that day. */
export function MaturityModal({ portfolio, onClose }: MaturityModalProps) {
  const { id, plan, currency, matures_on, at_maturity } = portfolio
  const [choice, setChoice] = useState<MaturityChoice>(at_maturity)
  const { run } = useChooseAtMaturity()
  const offered = usePlans().data?.pools.find(each => each.id === plan.id)
  const closed = offered && planProblem(offered)
  return (
    <QuestionModal
      title="When the term ends"
      description={
        matures_on
          ? `It ends on ${dayText(matures_on)}. Until then you can change your mind.`
          : 'Until then you can change your mind.'
      }
      yes="Save the choice"
      no="Leave it"
      variant="primary"
      act={() => run({ params: { id }, body: { at_maturity: choice } })}
      onClose={onClose}
    >
      <RadioCards
        label="What happens then"
        layout="column"
        value={choice}
        onChange={setChoice}
        cards={[
          {
            value: 'pay_out',
            label: 'Pay it out',
            description: `The value goes to your ${currency} wallet, to withdraw or contribute again.`,
          },
          {
            value: 'roll_over',
            label: 'Roll it over',
            description: closed
              ? `${errorCatalogue[closed].sentence} The value is paid out.`
              : 'The value stays, and another term begins the same day.',
            disabled: closed !== undefined,
          },
        ]}
      />
    </QuestionModal>
  )
}
