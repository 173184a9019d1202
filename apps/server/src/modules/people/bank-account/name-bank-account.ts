import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import type { resolveBankAccount as endpoint } from '@kinfold/contract/bank-account/resolve-bank-account'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { findMember } from './find-member.ts'
import { resolveHolder } from './resolve-holder.ts'

type Endpoint = typeof endpoint

/** Whose account it is according to the bank, and how that name compares with the membership. */
export async function nameBankAccount(
  { db, bankLookup }: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const person = await findMember(db, caller.accountId)
  const account = { number: query.account_number, bankCode: query.bank_code }
  const holder = await resolveHolder(bankLookup, account, person)
  if (holder instanceof Refusal) return holder
  return {
    account_name: holder.accountName,
    name_match: compareNames(holder.accountName, `${person.firstName} ${person.lastName}`),
  }
}
