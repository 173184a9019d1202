import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Handle } from '../../db/database.ts'
import { findAccountById } from './find-account.ts'

/** The currencies a member holds: a global member has dollars only. */
export async function currenciesOf(handle: Handle, memberId: string): Promise<Currency[]> {
  const member = (await findAccountById(handle, memberId))?.member
  if (member == null) throw new Error('a member without a membership record')
  return isGlobalMember(member.country, member.citizenship) ? ['USD'] : ['NGN', 'USD']
}
