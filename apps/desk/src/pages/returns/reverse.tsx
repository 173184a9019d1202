import { useReverseReturns } from '@kinfold/api/operator/returns/reverse-returns'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import { reversalWords } from '@kinfold/contract/operator/returns/reversal-words'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { ReasonButton } from '../../queue/reason-button.tsx'
import { type CommonReason, ReasonForm } from '../../queue/reason-form.tsx'
import { periodText } from './period-text.ts'

const reasons: readonly CommonReason[] = [
  {
    label: 'Wrong figure',
    text: 'The figure that we posted was not the one of the fund’s statement.',
  },
  {
    label: 'Statement corrected',
    text: 'The fund has corrected its statement for this month.',
  },
  { label: 'Wrong plan', text: 'The result belonged to another plan.' },
]

/** Nothing that was posted is undone: a counter-posting, with a reason and by two people again, takes it back. */
export function Reverse({ posting }: { posting: ReturnsPosting }) {
  const { run, isRunning } = useReverseReturns()
  return (
    <ReasonButton label="Take it back" letter="r">
      {close => (
        <ReasonForm
          title="Why is it taken back?"
          reasons={reasons}
          told={{
            reader: 'After what it means for them, each member',
            newsOf: reason => ({
              title: reversalWords.title(planLabel(posting.plan), periodText(posting)),
              body: reversalWords.why(reason),
            }),
          }}
          action="Ask for approval"
          isRunning={isRunning}
          seen={posting.status}
          send={body => run({ params: { id: posting.id }, body })}
          onClose={close}
          onSent={close}
        />
      )}
    </ReasonButton>
  )
}
