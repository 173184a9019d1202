import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'
import { withdrawalObstaclesOf } from '@kinfold/contract/withdrawal/withdrawal-obstacles'
import { withdrawalProblem } from '@kinfold/contract/withdrawal/withdrawal-problem'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { readBalance } from '../../ledger/read-balances.ts'
import type { AccountRecord } from '../account/find-account.ts'
import { lockCurrencies } from '../account/lock-currencies.ts'
import { memberFactsOf } from '../account/member-facts-of.ts'
import { readBankAccounts } from '../bank-account/read-bank-accounts.ts'
import type { Services } from '../services.ts'
import { termsInForce } from '../terms/terms-in-force.ts'
import { findWallet } from '../wallet/find-wallet.ts'
import type { wallet } from '../wallet/wallet.tables.ts'

type Wish = { readonly walletId: string; readonly amount: number }
type Granted = {
  readonly from: typeof wallet.$inferSelect
  readonly to: BankAccount
}
type Refused = Refusal<
  | 'forbidden'
  | 'not_found'
  | 'terms_not_accepted'
  | 'withdrawal_not_allowed'
  | 'withdrawals_paused'
  | 'insufficient_balance'
>

/** Whether a member, locked by the caller, may withdraw; by the contract's rule, from which wallet to which account. */
export async function judgeWithdrawal(
  { config, clock }: Services,
  tx: Transaction,
  owner: AccountRecord,
  { walletId, amount }: Wish,
): Promise<Granted | Refused> {
  const { member } = owner
  if (member === null) return refuse('forbidden')
  const [currencies, found, accounts, now, version] = await Promise.all([
    lockCurrencies(tx, member.id),
    findWallet(tx, member.id, walletId),
    readBankAccounts(tx, member),
    clock.now(tx),
    termsInForce({ config }, tx),
  ])
  const from = found && currencies.includes(found.currency) ? found : undefined
  const problem = withdrawalProblem({
    hasAcceptedTerms: member.acceptedTermsVersion === version,
    obstacles: withdrawalObstaclesOf(memberFactsOf(owner, accounts, { config, now })),
    wallet: from && (await readBalance(tx, walletOf(member.id, from.currency))),
    amount,
  })
  if (problem !== undefined) return refuse(problem)
  if (from === undefined) return refuse('not_found')
  const to = payoutAccountFor(from.currency, accounts)
  return to === undefined ? refuse('withdrawal_not_allowed') : { from, to }
}
