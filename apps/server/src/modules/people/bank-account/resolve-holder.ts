import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { BankLookup } from '../../../providers/bank/bank-lookup.ts'
import type { NamedPerson } from './describe-bank-account.ts'

type Holder = {
  readonly bank: (typeof nigerianBanks)[number]
  readonly accountName: string
}

/** The bank's own name for an account, or why there is none. */
export async function resolveHolder(
  bankLookup: BankLookup,
  account: { readonly number: string; readonly bankCode: string },
  person: NamedPerson,
): Promise<Holder | Refusal<'bank_account_not_resolved' | 'bank_lookup_unavailable'>> {
  const bank = nigerianBanks.find(({ code }) => code === account.bankCode)
  if (bank === undefined) return refuse('bank_account_not_resolved')
  const holder = await bankLookup.resolve(account, person)
  if (holder.kind === 'unavailable') return refuse('bank_lookup_unavailable')
  if (holder.kind === 'unknown') return refuse('bank_account_not_resolved')
  return { bank, accountName: holder.accountName }
}
