// The payment part of every call that takes a contribution or a deposit, and the rules between its fields.
import { boolean, type Failure, optional, refine, type Struct } from 'superstruct'
import { id } from '../fields/id.ts'
import { RedirectPath } from '../fields/redirect-path.ts'
import { freeLines, freeText } from '../fields/text.ts'
import { Currency } from '../money/currency.ts'
import { AmountToPay } from '../money/wire-amount.ts'
import { Gateway, isRecurringGateway } from './gateway.ts'
import { Interval } from './interval.ts'

/** Beside every gateway: how the payment comes in. */
export const checkoutFields = {
  /** In the currency of the plan or wallet it is for. */
  amount: AmountToPay,
  /** Where the hosted checkout sends the member afterwards. */
  redirect_url: optional(RedirectPath),
  /** Pays in naira for what is held in dollars. */
  is_localized: optional(boolean()),
  /** The quote the member saw: what it says is charged, and an old or spent one is refused. */
  quote_id: optional(id<'quote'>()),
  /** For the second card provider: whether the card is from a US-based institution. */
  is_us_institution: optional(boolean()),
  /** For a bank payment: the receipt, sent up before to /file. */
  receipt: optional(id<'file'>()),
  bank_reference: optional(freeText(100)),
  note: optional(freeLines(500)),
  /** Begins it although the same payment was begun a moment ago. */
  again: optional(boolean()),
}

export const paymentFields = {
  ...checkoutFields,
  gateway: Gateway,
  /** For payment from a wallet: which of the two. */
  target_wallet: optional(Currency),
  recurring: optional(boolean()),
  interval: optional(Interval),
}

interface WayChoice {
  gateway: Gateway
  target_wallet?: Currency | undefined
  is_us_institution?: boolean | undefined
}

interface PaymentChoice extends WayChoice {
  recurring?: boolean | undefined
  interval?: Interval | undefined
  receipt?: string | undefined
}

export const paymentMessages = {
  interval: 'Please choose how often.',
  recurringGateway: 'A recurring contribution is paid by card.',
  receipt: 'Please add the receipt of your transfer.',
  usInstitution: 'Please say whether the payment is from a US-based institution.',
  targetWallet: 'Please choose the wallet to pay from.',
} as const

type Rule<Choice> = [name: string, isBroken: (choice: Choice) => boolean, message: string]

const wayRules: readonly Rule<WayChoice>[] = [
  [
    'is_us_institution',
    p => p.gateway === 'card_us' && p.is_us_institution === undefined,
    paymentMessages.usInstitution,
  ],
  ['target_wallet', p => p.gateway === 'wallet' && !p.target_wallet, paymentMessages.targetWallet],
]

const paymentRules: readonly Rule<PaymentChoice>[] = [
  ['interval', p => p.recurring === true && !p.interval, paymentMessages.interval],
  [
    'gateway',
    p => p.recurring === true && !isRecurringGateway(p.gateway),
    paymentMessages.recurringGateway,
  ],
  ['receipt', p => p.gateway === 'bank' && !p.receipt, paymentMessages.receipt],
  ...wayRules,
]

/** For a call that only asks what a way of paying costs. */
export function withWayRules<T extends WayChoice, S>(body: Struct<T, S>): Struct<T, S> {
  return refine(body, 'way to pay', choice => failuresOf(wayRules, choice))
}

export function withPaymentRules<T extends PaymentChoice, S>(body: Struct<T, S>): Struct<T, S> {
  return refine(body, 'payment', choice => failuresOf(paymentRules, choice))
}

function failuresOf<Choice>(rules: readonly Rule<Choice>[], choice: Choice): Partial<Failure>[] {
  return rules
    .filter(([, isBroken]) => isBroken(choice))
    .map(([name, , message]) => ({ path: [name], message }))
}
