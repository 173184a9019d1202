import type { Choice } from '../choice/use-choice.ts'

export const paySteps = ['amount', 'way', 'details', 'receipt', 'review'] as const
export type PayStep = (typeof paySteps)[number]

/** A transfer to the club's account is told about with a receipt; everything else is reviewed and paid. */
const last = ({ draft }: Pick<Choice, 'draft'>): PayStep[] =>
  draft.way === 'bank' ? ['details', 'receipt'] : ['review']

/** The steps of this payment, as far as its answers lead. */
export const stepsOf = (choice: Pick<Choice, 'draft'>): PayStep[] => [
  'amount',
  'way',
  ...last(choice),
]

/** The step that the address asks for, or the first one that lacks an answer before it. */
export function stepShown(
  asked: string,
  choice: Pick<Choice, 'draft' | 'isAmountGiven' | 'isWayGiven'>,
): PayStep {
  const { isAmountGiven, isWayGiven } = choice
  const steps = stepsOf(choice)
  const step = steps.find(each => each === asked) ?? 'amount'
  if (step === 'amount' || !isAmountGiven) return 'amount'
  return isWayGiven ? step : 'way'
}

export function stepAfter(step: PayStep, choice: Pick<Choice, 'draft'>): PayStep {
  const steps = stepsOf(choice)
  return steps[steps.indexOf(step) + 1] ?? step
}

export function stepBefore(step: PayStep, choice: Pick<Choice, 'draft'>): PayStep | undefined {
  const steps = stepsOf(choice)
  return steps[steps.indexOf(step) - 1]
}
