import type { initializePortfolio as endpoint } from '@kinfold/contract/portfolio/initialize-portfolio'
import type { SignedInCall } from '../../../calls/call.ts'
import type { PaymentStart } from './payment-start.ts'

/** The first payment of a portfolio that opens with it. */
export function initializePortfolio({
  caller,
  body: { product_id: planId, at_maturity: atMaturity, ...body },
}: SignedInCall<typeof endpoint>): PaymentStart {
  return { caller, body, target: { kind: 'plan', planId, atMaturity } }
}
