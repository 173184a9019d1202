import type { LinePosting } from '@kinfold/contract/ledger/line-behind'
import { lineReference } from '@kinfold/contract/ledger/line-reference'
import type { Currency } from '@kinfold/contract/money/currency'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { MovementReceipt } from '@kinfold/contract/portfolio/get-portfolio-movement'
import type { TransactionReceipt } from '@kinfold/contract/wallet/get-transaction'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import { isBookedApart, type Leg, legsOf } from '../history/legs-of.ts'
import type { Movement } from '../history/movement.ts'
import type { Person } from '../people/person.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { paymentsOf } from './payments-of.ts'
import { portfolioMovementsOf } from './portfolios-of.ts'
import { allTransactionsOf } from './transactions-of.ts'
import { withdrawalAnswer } from './withdrawals-of.ts'

/** What GET /wallet/transaction/:id answers; undefined where the wallet has no such line. */
export function transactionReceiptOf(
  person: Person,
  currency: Currency,
  id: string,
): TransactionReceipt | undefined {
  const lines = allTransactionsOf(person, currency)
  const ofRecord = lines.filter(line => line.payment_id === id || line.withdrawal_id === id)
  const transaction = lines.find(line => line.id === id) ?? ofRecord.at(-1)
  if (!transaction) return undefined
  const movement = demoHistory.movements.find(
    each => demoId('transaction', each.id, currency) === transaction.id,
  )
  const withdrawal = demoWithdrawals.find(each => each.id === transaction.withdrawal_id)
  return {
    transaction,
    ...behind(person, movement, transaction.payment_id),
    withdrawal: withdrawal ? withdrawalAnswer(withdrawal) : null,
  }
}

/** What GET /portfolio/movement/:id answers; undefined where the portfolio has no such movement. */
export function movementReceiptOf(
  person: Person,
  portfolio: string,
  id: string,
): MovementReceipt | undefined {
  const { items } = portfolioMovementsOf(portfolio, { per_page: 10_000 })
  const happened = demoHistory.movements.find(
    each => each.id === id || ('paymentId' in each && each.paymentId === id),
  )
  const movement = items.find(each => each.id === happened?.id)
  if (!movement || !happened) return undefined
  const paymentId = 'paymentId' in happened ? happened.paymentId : null
  const reference = 'reference' in happened ? happened.reference : lineReference(movement.id)
  return { movement, reference, ...behind(person, happened, paymentId) }
}

type Behind = Pick<TransactionReceipt, 'postings' | 'rate' | 'rate_set_at' | 'payment'>

function behind(person: Person, movement: Movement | undefined, paymentId: string | null): Behind {
  const converted = movement && 'rate' in movement ? movement : { rate: null, rateSetAt: null }
  return {
    postings: movement
      ? legsOf(movement)
          .filter(leg => !isBookedApart(leg))
          .map(linePostingOf)
      : [],
    rate: converted.rate,
    rate_set_at: converted.rateSetAt,
    payment: paymentsOf(person).find(each => each.id === paymentId) ?? null,
  }
}

export function linePostingOf({ account, amount, role }: Leg): LinePosting {
  const isBank = account.of === 'clearing' && account.gateway === 'bank'
  return { account: isBank ? 'bank' : account.of, role, amount: toWireMoney(amount) }
}
