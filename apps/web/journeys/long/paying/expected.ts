// Which sums have moved after a cell, worked out here from the quote and from nothing the server did with it.
import type { Currency } from '@kinfold/contract/money/currency'
import type { PaymentQuote } from '@kinfold/contract/payment/payment-quote'
import type { QuoteBody } from '@kinfold/contract/payment/quote-payment'
import type { Begun } from './begin.ts'
import { type Club, type Holdings, minor } from './open-club.ts'
import type { Outcome } from './outcomes.ts'

const gateways = {
  card: 'card',
  'international card': 'card_us',
  'account number': 'transfer',
  receipt: 'bank',
  'NGN wallet': 'wallet',
  'USD wallet': 'wallet',
} as const

const isGateway = (name: string): name is keyof typeof gateways => name in gateways

const walletOf = (begun: Begun): Currency | undefined =>
  begun.way.kind === 'wallet' ? (begun.way.name === 'USD wallet' ? 'USD' : 'NGN') : undefined

/** What it costs, as the club says before anybody pays. */
export async function quoteOf(club: Club, begun: Begun): Promise<PaymentQuote> {
  const { group, door, way, amount } = begun
  if (!isGateway(way.name)) throw new TypeError(way.name)
  const wallet = walletOf(begun)
  const purposes = {
    Contribute: 'portfolio',
    'Top up': 'top_up',
    'Fund wallet': 'deposit',
  } as const
  const body: QuoteBody = {
    purpose: purposes[door],
    amount,
    currency: group.currency,
    gateway: gateways[way.name],
    ...(wallet && { target_wallet: wallet }),
    ...(group.payIn === 'NGN' && { is_localized: true }),
    ...(way.name === 'international card' && { is_us_institution: true }),
  }
  const answer = await club.api.post('/api/payment/quote', {
    headers: { authorization: `Bearer ${club.storage.value}` },
    data: body,
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

const nothing: Holdings = { plan: 0, NGN: 0, USD: 0 }

type Sums = {
  readonly begun: Begun
  /** Where it is to go. */
  readonly place: keyof Holdings
  readonly paidIn: Currency
  readonly total: number
  readonly fee: number
  readonly rate: number | undefined
  /** What moves when all goes well. */
  readonly whole: Holdings
  readonly amount: number
}

/** The rate of a receipt holds as long as it is looked for, that of an account number for its day. */
function tooLate({ begun, whole, paidIn, total, fee, amount }: Sums): Holdings {
  const { kind } = begun.way
  if (kind === 'card') return whole
  return kind === 'receipt'
    ? { ...nothing, [paidIn]: total - fee }
    : { ...nothing, [begun.group.currency]: amount }
}

/** Of two transfers the second is nobody’s contribution; what is told twice came once. */
function twice({ begun, whole, paidIn, total }: Sums): Holdings {
  return begun.way.kind === 'account number' ? { ...whole, [paidIn]: whole[paidIn] + total } : whole
}

/** The rate was for what was told: what is more than that is not exchanged. */
function tenths(count: number, { place, paidIn, total, fee, rate }: Sums): Holdings {
  const arrived = Math.floor((total * count) / 10) - fee
  if (rate === undefined) return { ...nothing, [place]: arrived }
  return count > 10
    ? { ...nothing, [paidIn]: arrived }
    : { ...nothing, [place]: Math.floor(arrived / rate) }
}

const moves: Readonly<Record<Outcome, (sums: Sums) => Holdings>> = {
  success: ({ whole }) => whole,
  abandon: ({ whole }) => whole,
  decline: () => nothing,
  cancel: () => nothing,
  late: tooLate,
  twice,
  short: sums => tenths(9, sums),
  over: sums => tenths(11, sums),
}

export function expectedMoves(begun: Begun, outcome: Outcome, quote: PaymentQuote): Holdings {
  const { group, door } = begun
  const place = door === 'Fund wallet' ? group.currency : 'plan'
  const wallet = walletOf(begun)
  const amount = minor(quote.amount.amount)
  const total = minor(quote.total.amount)
  return moves[outcome]({
    begun,
    place,
    paidIn: quote.total.currency,
    total,
    fee: minor(quote.fee.amount),
    rate: quote.rate === null ? undefined : Number(quote.rate),
    whole: { ...nothing, [place]: amount, ...(wallet && { [wallet]: -total }) },
    amount,
  })
}
