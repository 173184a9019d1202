import type { Currency } from '@kinfold/contract/money/currency'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { negateMoney } from '@kinfold/contract/money/money-arithmetic'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Transaction, TransactionKind } from '@kinfold/contract/wallet/transaction'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
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

const gatewayNames: Record<Gateway, string> = {
  card: 'by card',
  card_us: 'by card',
  transfer: 'by transfer',
  bank: 'by bank transfer',
  wallet: 'from the wallet',
}

export const depositDescription = (gateway: Gateway) => `Deposit ${gatewayNames[gateway]}`

const noLinks = { portfolio_id: null, withdrawal_id: null, payment_id: null }

function portfolioLinks(portfolio: string, payment_id: string | null = null) {
  return { ...noLinks, portfolio_id: portfolioFactsOf(portfolio).id, payment_id }
}

function line(
  kind: TransactionKind,
  amount: Money,
  description: string,
  reference: string,
  links: WalletLine['links'] = noLinks,
): WalletLine {
  return { currency: amount.currency, kind, amount, description, reference, links }
}

function conversionText(from: Money, to: Money, rate: string): string {
  return `${formatMoney(from)} changed to ${formatMoney(to)} at ${currencySymbols.NGN}${rate}`
}

/** The lines a movement leaves in its owner's wallets: none, one, or two when it crosses between them. */
export function walletLines(movement: Movement): WalletLine[] {
  switch (movement.kind) {
    case 'deposit': {
      const links = { ...noLinks, payment_id: movement.paymentId }
      const text = depositDescription(movement.gateway)
      return [line('deposit', movement.credited, text, movement.reference, links)]
    }
    case 'contribution from wallet': {
      const { portfolio, taken, reference, paymentId } = movement
      const text = `Contribution to ${planLabel(portfolioFactsOf(portfolio).plan)}`
      const links = portfolioLinks(portfolio, paymentId)
      return [line('contribution', negateMoney(taken), text, reference, links)]
    }
    case 'payout': {
      const text = `Payout of ${planLabel(portfolioFactsOf(movement.portfolio).plan)}`
      const reference = `KF-${movement.id.slice(0, 8).toUpperCase()}`
      return [line('payout', movement.amount, text, reference, portfolioLinks(movement.portfolio))]
    }
    case 'withdrawal': {
      const { amount, reference, withdrawalId } = movement
      const links = { ...noLinks, withdrawal_id: withdrawalId }
      return [line('withdrawal', negateMoney(amount), 'Withdrawal to your bank', reference, links)]
    }
    case 'withdrawal returned': {
      const { amount, reference, withdrawalId } = movement
      const links = { ...noLinks, withdrawal_id: withdrawalId }
      return [line('adjustment', amount, 'Withdrawal your bank sent back', reference, links)]
    }
    case 'conversion': {
      const text = conversionText(movement.from, movement.to, movement.rate)
      return [
        line('conversion', negateMoney(movement.from), text, movement.reference),
        line('conversion', movement.to, text, movement.reference),
      ]
    }
    case 'refund':
    case 'chargeback': {
      const text =
        movement.kind === 'refund' ? 'Deposit given back' : 'Deposit taken back by the card’s bank'
      const links = { ...noLinks, payment_id: movement.paymentId }
      return [line(movement.kind, negateMoney(movement.amount), text, movement.reference, links)]
    }
    case 'assigned':
      return [line('deposit', movement.amount, 'Transfer we matched to you', movement.reference)]
    case 'contribution from outside':
    case 'unmatched received':
    case 'unmatched returned':
    case 'return':
    case 'fee':
      return []
  }
}
