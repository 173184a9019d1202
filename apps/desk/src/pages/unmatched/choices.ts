import { unmatchedStates } from '@kinfold/contract/operator/unmatched/unmatched-money'

export const stateChoices = [...unmatchedStates, 'any'] as const
export type StateChoice = (typeof stateChoices)[number]

export const stateWords: Readonly<Record<StateChoice, string>> = {
  open: 'Waiting',
  assigned: 'Assigned',
  returned: 'Returned',
  any: 'All',
}
