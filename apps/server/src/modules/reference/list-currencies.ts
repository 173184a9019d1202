import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { listCurrencies as endpoint } from '@kinfold/contract/reference/list-currencies'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'

type Endpoint = typeof endpoint

const dollar = { code: 'USD', name: 'US dollar', symbol: '$' } as const
const naira = { code: 'NGN', name: 'Nigerian naira', symbol: '₦' } as const

/** The currencies a member may hold; a global member has dollars alone. */
export async function listCurrencies(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const member = (await findAccountById(db, caller.accountId))?.member
  if (member == null) return refuse('forbidden')
  const isGlobal = isGlobalMember(member.country, member.citizenship)
  return { currencies: isGlobal ? [dollar] : [naira, dollar] }
}
