import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'
import { withdrawalObstaclesOf } from '@kinfold/contract/withdrawal/withdrawal-obstacles'
import { withdrawalProblem } from '@kinfold/contract/withdrawal/withdrawal-problem'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { type AccountAddress, walletOf } from '../../ledger/account-address.ts'
import { type Balance, readBalances } from '../../ledger/read-balances.ts'
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
  const [currencies, found, accounts, now, { version }] = await Promise.all([
    lockCurrencies(tx, member.id),
    findWallet(tx, member.id, walletId),
    readBankAccounts(tx, member),
    clock.now(tx),
    termsInForce({ config }, tx),
  ])
  const from = found && currencies.includes(found.currency) ? found : undefined
  const balances = await readBalances(
    tx,
    currencies.map(currency => walletOf(member.id, currency)),
  )
  const problem = withdrawalProblem({
    hasAcceptedTerms: member.acceptedTermsVersion === version,
    obstacles: withdrawalObstaclesOf(memberFactsOf(owner, accounts, { config, now })),
    wallet: from && balances.get(walletOf(member.id, from.currency)),
    amount,
  })
  if (problem !== undefined) return refuse(problem)
  if (from === undefined) return refuse('not_found')
  const debt = debtElsewhere(balances, from.currency)
  if (debt !== undefined) return refuse('insufficient_balance', { sentence: owedText(debt) })
  const to = payoutAccountFor(from.currency, accounts)
  return to === undefined ? refuse('withdrawal_not_allowed') : { from, to }
}

/**
 * What is owed in another currency beyond what is there in it: a payment in naira that became dollars leaves
 * a debt in naira.
 */
function debtElsewhere(
  balances: ReadonlyMap<AccountAddress, Balance>,
  currency: Currency,
): Money | undefined {
  for (const { balance, held, owed } of balances.values()) {
    const uncovered = owed.minor - (balance.minor - held.minor)
    if (owed.currency !== currency && owed.minor > 0n && uncovered > 0n) {
      return money(owed.currency, uncovered)
    }
  }
  return undefined
}

const owedText = (debt: Money) =>
  `You owe ${formatMoney(debt)} for a payment that your bank took back. Please settle it before you withdraw.`
