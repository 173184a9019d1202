import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { compareMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import type { Payment } from '@kinfold/contract/payment/payment'
import { leftToRefund, refundProblem } from '@kinfold/contract/payment/refund-problem'
import { uncoveredDebt } from '@kinfold/contract/wallet/uncovered-debt'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'

export type Holdings = Pick<MemberDetail, 'wallets' | 'portfolios'>
type Asked = Pick<Refund, 'amount' | 'way' | 'status'>

/** What stands in the way of a refund that waits, or has to be known of it, in sentences. */
export function refundWarnings(
  { amount, way, status }: Asked,
  payment: Payment | undefined,
  holdings: Holdings | undefined,
): string[] {
  const hasEnded = payment && holdings && hasItsPortfolioEnded(payment, holdings)
  if (status !== 'proposed') return hasEnded ? [goesToWallet] : []
  const part = fromWireMoney(amount)
  const ofPayment = payment && paymentWarning(payment, part)
  const there = payment && holdings && whatIsThere(payment, holdings)
  return [
    ofPayment,
    ofPayment === undefined && there && isLess(there.left, part)
      ? hasEnded
        ? wentToWallet
        : `Only ${formatMoney(there.left)} is left in their ${there.place}: some of this money was spent.`
      : undefined,
    way === 'hand' && there?.ready && isLess(there.ready, part) && !isLess(there.left, part)
      ? `Only ${formatMoney(there.ready)} in this wallet has cleared: the rest can be given back once its payment has.`
      : undefined,
    holdings && debtWarning(holdings, way),
  ].filter(each => each !== undefined)
}

const wentToWallet =
  'Its portfolio has ended: what that held went to the member’s wallet, so nothing is there to give back.'
const goesToWallet =
  'Its portfolio has ended since. If this comes back, it goes to the member’s wallet.'

/** And its money was in it until then. */
function hasItsPortfolioEnded({ portfolio_id, wallet_id }: Payment, { portfolios }: Holdings) {
  const portfolio = portfolios.find(({ id }) => id === portfolio_id)
  return wallet_id === null && (portfolio?.status === 'closed' || portfolio?.status === 'cancelled')
}

const isLess = (left: Money, part: Money) => compareMoney(left, part) < 0

function paymentWarning(payment: Payment, part: Money): string | undefined {
  const paid = { amount: fromWireMoney(payment.amount), refunded: fromWireMoney(payment.refunded) }
  const { status, total } = payment
  if (status === 'charged_back')
    return 'The payer’s bank took this payment back, so nothing of it can be given back.'
  switch (refundProblem({ ...paid, status, paidCurrency: total.currency }, part)) {
    case 'refund_exceeds_payment':
      return `This is more than is left of the payment: ${formatMoney(leftToRefund(paid))}.`
    case 'already_decided':
      return 'Nothing is left of this payment to give back.'
    case 'currency_mismatch':
      return 'It was changed into another currency on its way in, so it can’t be given back here.'
    case undefined:
      return undefined
  }
}

/** Where the payment went, and what of it is still there. */
function whatIsThere({ portfolio_id, wallet_id, amount }: Payment, holdings: Holdings) {
  const { currency } = amount
  const portfolio = holdings.portfolios.find(({ id }) => id === portfolio_id)
  if (portfolio && wallet_id === null)
    return { place: 'portfolio', left: moneyFromWire(currency, portfolio.value), ready: undefined }
  const wallet = walletIn(holdings.wallets, currency)
  if (!wallet) return undefined
  return {
    place: `${currency} wallet`,
    left: moneyFromWire(currency, wallet.available),
    ready: moneyFromWire(currency, wallet.ready),
  }
}

function debtWarning({ wallets: { ngn, usd } }: Holdings, way: Refund['way']) {
  const standings = [ngn, usd].flatMap(wallet => {
    if (wallet === null) return []
    const { currency, balance, held, owed } = wallet
    const of = (figure: number) => moneyFromWire(currency, figure)
    return { balance: of(balance), held: of(held), owed: of(owed) }
  })
  const uncovered = uncoveredDebt(standings)
  if (uncovered && way === 'hand')
    return `They owe the club ${formatMoney(uncovered)} more than is left in their wallets, so the club’s own bank can’t send them anything.`
  const owed = standings.filter(each => each.owed.minor > 0n).map(each => formatMoney(each.owed))
  return owed.length > 0 ? `They owe the club ${owed.join(' and ')}.` : undefined
}
