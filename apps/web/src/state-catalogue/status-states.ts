import { documentMachine } from '@kinfold/contract/kyc/document-machine'
import { paymentMachine } from '@kinfold/contract/payment/payment-status'
import { portfolioMachine } from '@kinfold/contract/portfolio/portfolio-status'
import type { StatusMachine } from '@kinfold/contract/status/status-machine'
import { subscriptionMachine } from '@kinfold/contract/subscription/subscription-status'
import { withdrawalMachine } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { CatalogueState } from './catalogue-state.ts'

function statesOf(name: string, { states }: StatusMachine<string>): CatalogueState[] {
  return states.map(state => ({
    id: `status:${name}:${state}`,
    sentence: `A ${name} that is ${state.replaceAll('_', ' ')} is told as such.`,
  }))
}

/** Every state that something of a member's can be in. */
export const statusStates: readonly CatalogueState[] = [
  ...statesOf('document', documentMachine),
  ...statesOf('payment', paymentMachine),
  ...statesOf('portfolio', portfolioMachine),
  ...statesOf('subscription', subscriptionMachine),
  ...statesOf('withdrawal', withdrawalMachine),
]
