import type { AccountsConfig, BvnConfig } from '../../provider-config.ts'
import type { BankLookup, CheckBvn, ResolveAccount } from './bank-lookup.ts'
import { dojahBvns } from './dojah-bvns.ts'
import { noBankLookup } from './no-bank-lookup.ts'
import { paystackAccounts } from './paystack-accounts.ts'
import { sandboxBankLookup } from './sandbox-bank-lookup.ts'

type Config = { readonly accounts: AccountsConfig; readonly bvns: BvnConfig }

export function createBankLookup({ accounts, bvns }: Config): BankLookup {
  return { resolve: resolverOf(accounts), checkBvn: checkOf(bvns) }
}

function resolverOf(config: AccountsConfig): ResolveAccount {
  if (config.kind === 'paystack') return paystackAccounts(config)
  return (config.kind === 'sandbox' ? sandboxBankLookup : noBankLookup).resolve
}

function checkOf(config: BvnConfig): CheckBvn {
  if (config.kind === 'dojah') return dojahBvns(config)
  return (config.kind === 'sandbox' ? sandboxBankLookup : noBankLookup).checkBvn
}
