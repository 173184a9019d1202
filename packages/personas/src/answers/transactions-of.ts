import type { QueryOf } from '@kinfold/contract/endpoint'
import type { Id } from '@kinfold/contract/fields/id'
import type { WalletLineFacts } from '@kinfold/contract/ledger/line-facts'
import { walletLineOf } from '@kinfold/contract/ledger/line-of'
import type { Currency } from '@kinfold/contract/money/currency'
import { negateMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Page } from '@kinfold/contract/paging/page-of'
import { takePage } from '@kinfold/contract/paging/take-page'
import type { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import type { Transaction, TransactionStatus } from '@kinfold/contract/wallet/transaction'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import { walletLines } from '../history/wallet-lines.ts'
import { openPayments } from '../payments/open-payments.ts'
import type { Person, PersonKey } from '../people/person.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { payoutBankOf } from '../withdrawals/payout-account-of.ts'

export const walletIdOf = (owner: PersonKey, currency: Currency): Id<'wallet'> =>
  demoId('wallet', owner, currency)

const statusOf = (withdrawal: string | null) =>
  demoWithdrawals.find(({ id }) => id === withdrawal)?.status ?? null

/** The completed lines of one wallet, oldest first, with the running balance. */
function completedLines(owner: PersonKey, currency: Currency): Transaction[] {
  let balance = 0n
  return demoHistory.movements.flatMap(movement => {
    if (movement.owner !== owner) return []
    return walletLines(movement)
      .filter(line => line.currency === currency)
      .map((line): Transaction => {
        balance += line.amount.minor
        return {
          id: demoId('transaction', movement.id, currency),
          wallet_id: walletIdOf(owner, currency),
          kind: line.kind,
          status: 'completed',
          currency,
          amount: moneyToWire(line.amount),
          balance_after: moneyToWire({ currency, minor: balance }),
          description: line.description,
          reference: line.reference,
          ...line.links,
          withdrawal_status: statusOf(line.links.withdrawal_id),
          created_at: movement.at,
        }
      })
  })
}

/** What is on its way, in the words of the line it will be. */
const openSentence = (
  as: 'deposit' | 'withdrawal',
  facts: Pick<WalletLineFacts, 'amount' | 'gateway' | 'bank'>,
) => walletLineOf(as).sentence({ ...facts, plan: null, exchange: null })

const withdrawalLine: Partial<Record<string, TransactionStatus>> = {
  pending: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** Withdrawals that have not left the wallet: held, failed or cancelled. */
function openWithdrawalLines(owner: PersonKey, currency: Currency): Transaction[] {
  return demoWithdrawals.flatMap(withdrawal => {
    const status = withdrawalLine[withdrawal.status]
    if (withdrawal.owner !== owner || withdrawal.amount.currency !== currency || !status) return []
    return {
      id: demoId('transaction', withdrawal.id),
      wallet_id: walletIdOf(owner, currency),
      kind: 'withdrawal',
      status,
      currency,
      amount: -moneyToWire(withdrawal.amount),
      balance_after: null,
      description: openSentence('withdrawal', {
        amount: negateMoney(withdrawal.amount),
        gateway: null,
        bank: payoutBankOf(owner, currency),
      }),
      reference: withdrawal.reference,
      portfolio_id: null,
      withdrawal_id: withdrawal.id,
      withdrawal_status: withdrawal.status,
      payment_id: null,
      created_at: withdrawal.requestedAt,
    }
  })
}

const depositLine: Record<string, TransactionStatus> = {
  pending: 'pending',
  pending_confirmation: 'pending',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'cancelled',
}

/** Deposits that have not arrived. */
function openDepositLines(owner: PersonKey, currency: Currency): Transaction[] {
  return openPayments.flatMap(payment => {
    if (payment.owner !== owner || payment.wallet !== currency) return []
    return {
      id: demoId('transaction', payment.id),
      wallet_id: walletIdOf(owner, currency),
      kind: 'deposit',
      status: depositLine[payment.status] ?? 'pending',
      currency,
      amount: moneyToWire(payment.amount),
      balance_after: null,
      description: openSentence('deposit', { ...payment, bank: null }),
      reference: payment.reference,
      portfolio_id: null,
      withdrawal_id: null,
      withdrawal_status: null,
      payment_id: payment.id,
      created_at: payment.createdAt,
    }
  })
}

/** Every line of one wallet, newest first. */
export function allTransactionsOf(person: Person, currency: Currency): Transaction[] {
  return [
    ...completedLines(person.key, currency),
    ...openWithdrawalLines(person.key, currency),
    ...openDepositLines(person.key, currency),
  ].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

const lagosDay = (moment: string) =>
  new Date(Date.parse(moment) + 3_600_000).toISOString().slice(0, 10)

function matches(transaction: Transaction, query: QueryOf<typeof listTransactions>): boolean {
  const day = lagosDay(transaction.created_at)
  return (
    transaction.wallet_id === query.wallet_id &&
    (query.kind === undefined || transaction.kind === query.kind) &&
    (query.status === undefined || transaction.status === query.status) &&
    (query.from === undefined || day >= query.from) &&
    (query.to === undefined || day <= query.to)
  )
}

/** What GET /wallet/transactions answers. */
export function transactionsOf(
  person: Person,
  query: QueryOf<typeof listTransactions>,
): Page<Transaction> {
  const all = [...allTransactionsOf(person, 'NGN'), ...allTransactionsOf(person, 'USD')]
  return takePage(
    all.filter(transaction => matches(transaction, query)),
    query,
  )
}
