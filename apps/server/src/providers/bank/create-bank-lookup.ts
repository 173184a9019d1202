import type { AccountsConfig, BvnConfig } from '../../config/provider-config.ts'
import type { BankLookup } from './bank-lookup.ts'
import { dojahBvns } from './dojah-bvns.ts'
import { noBankLookup } from './no-bank-lookup.ts'
import { paystackAccounts } from './paystack-accounts.ts'

type Config = { readonly accounts: AccountsConfig; readonly bvns: BvnConfig }

export async function createBankLookup({ accounts, bvns }: Config): Promise<BankLookup> {
  const resolve =
    accounts.kind === 'paystack'
      ? paystackAccounts(accounts)
      : (await lookupWithoutProvider(accounts.kind)).resolve
  const checkBvn =
    bvns.kind === 'dojah' ? dojahBvns(bvns) : (await lookupWithoutProvider(bvns.kind)).checkBvn
  return { resolve, checkBvn }
}

async function lookupWithoutProvider(kind: 'sandbox' | 'none'): Promise<BankLookup> {
  if (kind === 'none') return noBankLookup
  const { sandboxBankLookup } = await import('./sandbox-bank-lookup.ts')
  return sandboxBankLookup
}
