import { useConfirmMonthClosing } from '@kinfold/api/operator/month/confirm-month-closing'
import { useDiscardMonthClosing } from '@kinfold/api/operator/month/discard-month-closing'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { MonthClosing } from '@kinfold/contract/operator/month/month-closing'
import { Button } from '@kinfold/ui/button'
import { useState } from 'react'
import { momentText } from '../../day/day-text.ts'
import { useOperator } from '../../session/use-operator.ts'

type ClosingProposalProps = { proposal: MonthClosing; name: string }

/** What one administrator proposed; another confirms it, and either may discard it. */
export function ClosingProposal({ proposal, name }: ClosingProposalProps) {
  const { has, operator_id } = useOperator()
  const confirm = useConfirmMonthClosing()
  const discard = useDiscardMonthClosing()
  const [message, setMessage] = useState<string>()
  const { proposed_by: author, proposed_at: at, reason } = proposal
  const decide = async (how: Pick<typeof confirm, 'run'> | Pick<typeof discard, 'run'>) => {
    setMessage(undefined)
    const outcome = await how.run({ params: { id: proposal.id } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
  }
  return (
    <div className="flex flex-col gap-2">
      <p>
        {author.name} proposed on {momentText(at)} to close it: “{reason}”
      </p>
      <FormMessage>{message}</FormMessage>
      {has('administrator') ? (
        <div className="flex flex-wrap gap-2">
          {author.id === operator_id ? null : (
            <Button
              size="small"
              loading={confirm.isRunning}
              onClick={() => decide(confirm)}
              disabled={discard.isRunning}
            >
              Close {name} for good
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            loading={discard.isRunning}
            onClick={() => decide(discard)}
            disabled={confirm.isRunning}
          >
            Discard
          </Button>
        </div>
      ) : null}
    </div>
  )
}
