import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import { Banner } from '@kinfold/ui/banner'

type RateInForceProps = { known: AnswerOf<typeof listRateProposals> }

/** Only what is wrong with the rate that holds: the list below says the rest. */
export function RateInForce({ known: { step, is_stale } }: RateInForceProps) {
  if (step.last === null)
    return (
      <Banner tone="warning" title="No rate is set">
        Dollars can’t be paid for in naira until two administrators have agreed on the first.
      </Banner>
    )
  if (!is_stale) return null
  return (
    <Banner tone="warning" title="The rate is old">
      It still holds, and members are told that it may change. Please set today’s.
    </Banner>
  )
}
