import { accountInWords } from '@kinfold/contract/bank-account/account-in-words'
import type { Payment } from '@kinfold/contract/payment/payment'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { TransactionReceipt } from '@kinfold/contract/wallet/get-transaction'
import type { Transaction } from '@kinfold/contract/wallet/transaction'

/** Where the money of a line came from or went to, as far as that is one place. */
export function otherSide({
  transaction,
  payment,
  withdrawal,
}: TransactionReceipt): string | undefined {
  if (withdrawal && transaction.kind === 'withdrawal') {
    return accountInWords(withdrawal)
  }
  return places[transaction.kind]?.(transaction, payment)
}

const paidWith: Readonly<Record<Payment['gateway'], string>> = {
  card: 'Your card',
  card_us: 'Your international card',
  transfer: 'Your bank',
  bank: 'Your bank',
  wallet: 'Your wallet',
}

type Place = (transaction: Transaction, payment: Payment | null) => string | undefined

const whatPaid: Place = (_, payment) => (payment ? paidWith[payment.gateway] : undefined)
const plan: Place = (_, payment) => (payment?.plan ? planLabel(payment.plan) : undefined)

const places: Readonly<Partial<Record<Transaction['kind'], Place>>> = {
  deposit: whatPaid,
  contribution: plan,
  payout: () => 'Your portfolio',
  conversion: ({ currency }) => `Your ${currency === 'NGN' ? 'USD' : 'NGN'} wallet`,
  // A deposit goes back to where it came from, a contribution into the wallet.
  refund: (line, payment) => (line.amount < 0 ? whatPaid : plan)(line, payment),
  chargeback: whatPaid,
  fee: () => 'The club',
}
