import type { Money } from '../../money/money.ts'
import { fromWireMoney } from '../../money/wire-money.ts'
import { arrivalNews } from '../../payment/arrival-news.ts'
import { figuresPlaced, type Placement, placeArrival } from '../../payment/place-arrival.ts'
import { planLabel } from '../../plan/plan-label.ts'
import type { TransferDetail } from './get-expected-transfer.ts'

export type ConfirmationPreview = {
  readonly placement: Placement
  /** What the member will read. */
  readonly news: { readonly title: string; readonly body: string }
}

/** What a confirmation with this amount and day would do, by the rule that it is booked by. */
export function previewConfirmation(
  detail: TransferDetail,
  received: Money,
  receivedOn: string,
  divides = false,
): ConfirmationPreview {
  const { transfer, portfolio } = detail
  const paid = paidFacts(detail)
  const fund = portfolio && {
    status: portfolio.status,
    minimum: fromWireMoney(portfolio.minimum),
  }
  const placement = placeArrival({
    paid,
    portfolio: fund ?? undefined,
    currencies: detail.currencies,
    arrived: received,
    arrivedAt: new Date(`${receivedOn}T12:00:00+01:00`),
    divides,
  })
  const { reference } = transfer
  const told = { ...figuresPlaced(paid, placement, received), reference }
  const plan = portfolio && planLabel(portfolio.plan)
  const newsOf = () => {
    const { to, unconverted, missed, rest } = placement
    if (to === 'unmatched') return arrivalNews.parked({ reference }, received)
    if (unconverted !== undefined) return arrivalNews.unconverted(told, unconverted)
    if (plan === null || fund === null) return arrivalNews.arrived(told, undefined)
    if (rest !== undefined) return arrivalNews.divided(told, plan, rest)
    if (missed === undefined) return arrivalNews.arrived(told, plan)
    return arrivalNews.missed(told, plan, { why: missed, minimum: fund.minimum })
  }
  return { placement, news: newsOf() }
}

function paidFacts({ transfer, amount, fee, rate, expires_at }: TransferDetail) {
  const credited = fromWireMoney(amount)
  const total = fromWireMoney(transfer.expected)
  return {
    status: transfer.status,
    currency: credited.currency,
    amountMinor: credited.minor,
    paidCurrency: total.currency,
    totalMinor: total.minor,
    feeMinor: fromWireMoney(fee).minor,
    rate,
    createdAt: new Date(transfer.submitted_at),
    expiresAt: expires_at === null ? null : new Date(expires_at),
  }
}
