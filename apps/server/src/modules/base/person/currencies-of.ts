import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { Currency } from '@kinfold/contract/money/currency'
import { walletsToFund } from '@kinfold/contract/payment/payment-options'

type Membership = { readonly country: string; readonly citizenship: readonly string[] }

/** The currencies a member holds: a global member has dollars only. */
export function currenciesOf({ country, citizenship }: Membership): readonly Currency[] {
  return walletsToFund(isGlobalMember(country, citizenship))
}
