import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { Currency } from '@kinfold/contract/money/currency'

type Membership = { readonly country: string; readonly citizenship: readonly string[] }

/** The currencies a member holds: a global member has dollars only. */
export function currenciesOf({ country, citizenship }: Membership): readonly Currency[] {
  return isGlobalMember(country, citizenship) ? ['USD'] : ['NGN', 'USD']
}
