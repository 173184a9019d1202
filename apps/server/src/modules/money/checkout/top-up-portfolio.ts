import type { topUpPortfolio as endpoint } from '@kinfold/contract/portfolio/top-up-portfolio'
import type { SignedInCall } from '../../../calls/call.ts'
import type { PaymentStart } from './payment-start.ts'

/** A further payment into a portfolio, or the first one again while none has arrived. */
export function topUpPortfolio({
  caller,
  params: { id },
  body,
}: SignedInCall<typeof endpoint>): PaymentStart {
  return { caller, body, target: { kind: 'portfolio', id } }
}
