import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { UpdatePlanBody } from '@kinfold/contract/operator/plan/plan-body'
import { largestFirst } from '@kinfold/contract/plan/plan-holdings'

/** What an administrator writes about a plan, as its columns. */
export function planColumns(currency: Currency, body: Omit<UpdatePlanBody, 'version'>) {
  return {
    name: body.name,
    description: body.description,
    minimumMinor: moneyFromWire(currency, body.minimum).minor,
    expectedReturnBps: body.expected_return_bps,
    termsLink: body.terms_link,
    state: body.state,
    ...(body.suited_for !== undefined && { suitedFor: body.suited_for }),
    ...(body.risk !== undefined && { risk: body.risk }),
    ...(body.holdings !== undefined && {
      holdings: body.holdings && largestFirst(body.holdings),
    }),
    ...(body.tells_size !== undefined && { tellsSize: body.tells_size }),
    ...(body.returns_weighting && { returnsWeighting: body.returns_weighting }),
  }
}
