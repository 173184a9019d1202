import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { notReadyText } from '@kinfold/contract/wallet/ready-text'
import { uncoveredDebt } from '@kinfold/contract/wallet/uncovered-debt'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'
import { withdrawalLimitProblem } from '@kinfold/contract/withdrawal/withdrawal-limits'
import { withdrawalObstaclesOf } from '@kinfold/contract/withdrawal/withdrawal-obstacles'
import { withdrawalProblem } from '@kinfold/contract/withdrawal/withdrawal-problem'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalances } from '../../../ledger/read-balances.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import { lockCurrencies } from '../../base/person/lock-currencies.ts'
import { memberFactsOf } from '../../base/person/member-facts-of.ts'
import { findWallet } from '../../holdings/wallet/find-wallet.ts'
import { readWallets } from '../../holdings/wallet/read-wallets.ts'
import type { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { readBankAccounts } from '../../people/bank-account/read-bank-accounts.ts'
import { termsInForce } from '../../people/terms/terms-in-force.ts'
import type { Services } from '../../services.ts'
import { readWithdrawalCounts } from './read-withdrawal-counts.ts'

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
  | 'money_not_ready'
  | 'withdrawal_too_small'
  | 'too_many_withdrawals'
>

/** Whether a member, locked by the caller, may withdraw; by the contract's rule, from which wallet to which account. */
export async function judgeWithdrawal(
  { config, clock, now: realNow }: Services,
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
  // Balances and what of them is uncleared as of one moment; the ledger has the last word on what is left.
  const wallets = await readWallets(tx, { memberId: member.id, currencies }, realNow())
  const own = from && wallets.get(from.currency)
  const balances = await readBalances(
    tx,
    currencies.map(currency => walletOf(member.id, currency)),
  )
  const problem = withdrawalProblem({
    hasAcceptedTerms: member.acceptedTermsVersion === version,
    obstacles: withdrawalObstaclesOf(memberFactsOf(owner, accounts, { config, now })),
    wallet: own,
    amount,
  })
  if (from === undefined || own === undefined) return refuse(problem ?? 'not_found')
  const wanted = moneyFromWire(from.currency, amount)
  if (problem === 'money_not_ready') {
    const sentence = notReadyText(wanted, own)
    return refuse(problem, sentence === undefined ? {} : { sentence })
  }
  if (problem !== undefined) return refuse(problem)
  const debt = uncoveredDebt(balances.values())
  if (debt !== undefined) return refuse('insufficient_balance', { sentence: owedText(debt) })
  const limited = withdrawalLimitProblem(
    {
      amount: wanted,
      ready: own.ready,
      ...(await readWithdrawalCounts(tx, member.id, now)),
    },
    config.withdrawals,
  )
  if (limited !== undefined) return refuse(limited.code, { sentence: limited.sentence })
  const to = payoutAccountFor(from.currency, accounts)
  return to === undefined ? refuse('withdrawal_not_allowed') : { from, to }
}

const owedText = (debt: Money) =>
  `You owe ${formatMoney(debt)} for a payment that your bank took back. Please settle it before you withdraw.`
