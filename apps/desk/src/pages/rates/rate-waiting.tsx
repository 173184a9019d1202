import { useConfirmExchangeRate } from '@kinfold/api/operator/rate/confirm-exchange-rate'
import { useDiscardExchangeRate } from '@kinfold/api/operator/rate/discard-exchange-rate'
import { rateText } from '@kinfold/contract/money/rate-text'
import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { momentAndTimeText } from '../../day/day-text.ts'
import { ProposalCard } from '../../section/proposal-card.tsx'
import { sourceText } from './source-text.ts'
import { distanceText } from './step-words.ts'

type RateWaitingProps = { proposal: RateProposal; last: string | null | undefined }

/** A rate that one person may not set alone. */
export function RateWaiting({ proposal, last }: RateWaitingProps) {
  const confirm = useConfirmExchangeRate()
  const discard = useDiscardExchangeRate()
  const { exchange_rate, proposed_by, source } = proposal
  return (
    <div className="max-w-xl">
      <ProposalCard
        proposal={proposal}
        author={sourceText({ set_by: proposed_by, source })}
        changes={[
          {
            label: `For a dollar${last ? `, ${distanceText(exchange_rate, last)}` : ''}`,
            from: last ? rateText(last) : undefined,
            to: rateText(exchange_rate),
          },
          ...(source
            ? [{ label: 'The feed says it is of', to: momentAndTimeText(source.quoted_at) }]
            : []),
        ]}
        label="Confirm"
        confirm={confirm}
        discard={discard}
      />
    </div>
  )
}
