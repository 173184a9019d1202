import type { AskedStep } from '@kinfold/app/wizard/step-shown'
import type { Choice } from '../choice/use-choice.ts'

export type PayStep = 'amount' | 'way' | 'details' | 'receipt' | 'review'

type Answers = Pick<Choice, 'draft' | 'isAmountGiven' | 'isWayGiven' | 'quote' | 'quoteFailure'>

const step = (name: PayStep, isDone: boolean): AskedStep<PayStep> => ({ name, isDone })

/** A transfer to the club's account is told about with a receipt; everything else is reviewed and paid. */
export const payStepsOf = (
  { draft, isAmountGiven, isWayGiven, quote, quoteFailure }: Answers,
  hasReceipt: boolean,
) =>
  [
    step('amount', isAmountGiven),
    step('way', isWayGiven),
    ...(draft.way === 'bank'
      ? [
          // A receipt belongs to the sum that was shown.
          step('details', quote !== undefined || quoteFailure !== undefined),
          step('receipt', hasReceipt),
        ]
      : [step('review', quote !== undefined)]),
  ] as const
