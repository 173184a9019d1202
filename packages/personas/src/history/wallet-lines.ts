import type { WalletLineFacts } from '@kinfold/contract/ledger/line-facts'
import { walletLineOf } from '@kinfold/contract/ledger/line-of'
import { lineReference } from '@kinfold/contract/ledger/line-reference'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Transaction, TransactionKind } from '@kinfold/contract/wallet/transaction'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import { payoutBankOf } from '../withdrawals/payout-account-of.ts'
import { legsOf } from './legs-of.ts'
import type { Movement } from './movement.ts'

/** One completed line of a wallet, before its running balance. */
export interface WalletLine {
  readonly currency: Currency
  readonly kind: TransactionKind
  readonly amount: Money
  readonly description: string
  readonly reference: string
  readonly links: Pick<Transaction, 'portfolio_id' | 'withdrawal_id' | 'payment_id'>
}

/** The lines of a movement in its owner's wallets: none, one, or two for a conversion. */
export function walletLines(movement: Movement): WalletLine[] {
  return legsOf(movement).flatMap(({ account, amount, role }) => {
    if (account.of !== 'wallet') return []
    const { kind, sentence } = walletLineOf(role)
    const description = sentence(factsOf(movement, amount))
    const reference = 'reference' in movement ? movement.reference : lineReference(movement.id)
    const { currency } = amount
    return { currency, kind, amount, description, reference, links: linksOf(movement) }
  })
}

function factsOf(movement: Movement, amount: Money): WalletLineFacts {
  return {
    amount,
    gateway: 'gateway' in movement ? movement.gateway : null,
    plan: 'portfolio' in movement ? portfolioFactsOf(movement.portfolio).plan : null,
    bank: 'withdrawalId' in movement ? payoutBankOf(movement.owner, amount.currency) : null,
    exchange:
      movement.kind === 'conversion'
        ? { given: movement.from, got: movement.to, rate: movement.rate }
        : null,
  }
}

function linksOf(movement: Movement): WalletLine['links'] {
  return {
    portfolio_id: 'portfolio' in movement ? portfolioFactsOf(movement.portfolio).id : null,
    withdrawal_id: 'withdrawalId' in movement ? movement.withdrawalId : null,
    payment_id: 'paymentId' in movement ? movement.paymentId : null,
  }
}
