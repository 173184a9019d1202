import { describeCurrency } from '@kinfold/contract/reference/describe-currency'
import type { listCurrencies as endpoint } from '@kinfold/contract/reference/list-currencies'
import type { Answer, SignedInCall } from '../../../calls/call.ts'

type Endpoint = typeof endpoint

/** The currencies a member may hold; a global member has dollars alone. */
export async function listCurrencies({
  caller,
}: SignedInCall<Endpoint>): Promise<Answer<Endpoint>> {
  return { currencies: caller.currencies.map(describeCurrency) }
}
