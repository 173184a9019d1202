import { addMinutes } from 'date-fns/addMinutes'
import { is, literal, pattern, string, type } from 'superstruct'
import {
  createPaystackApi,
  type PaystackAnswer,
  type PaystackSettings,
} from '../../paystack/paystack-api.ts'
import { isPlainName } from '../is-plain-name.ts'
import { toJsonAmount } from '../json-amount.ts'
import { PageLink } from '../page-link.ts'
import type {
  CardOrder,
  CheckoutOrder,
  FoundPayment,
  OpenedCheckout,
  PaymentProvider,
} from '../payment-provider.ts'
import { savedCardNote, writeNote } from './payment-note.ts'
import { readToken } from './paystack-card.ts'
import { paystackDisputes } from './paystack-disputes.ts'
import { readPaystackEvent } from './paystack-event.ts'
import { paystackRefunds } from './paystack-refunds.ts'
import { isFromPaystack } from './paystack-signature.ts'
import { describeTransaction, Transaction } from './paystack-transaction.ts'

/** So long the member has to pay. The page itself stays open: Paystack has no way to close one. */
const lastsMinutes = 60

const unknown: FoundPayment = { state: 'unknown' }

/** Payments by card and transfer through Paystack. */
export function paystackPayments(settings: PaystackSettings, now: () => Date): PaymentProvider {
  const api = createPaystackApi(settings)

  const find = async (reference: string): Promise<FoundPayment | undefined> => {
    if (!isPlainName(reference)) return unknown
    const answer = await api.get(`transaction/verify/${reference}`)
    if (answer === undefined) return undefined
    if (!answer.isDone) return isUnknown(answer) ? unknown : undefined
    return readTransaction(answer.data, reference, now())
  }

  return {
    name: 'paystack',
    find,
    open(order) {
      const expiresAt = addMinutes(now(), lastsMinutes)
      return order.way === 'transfer' ? openAccount(order, expiresAt) : openPage(order, expiresAt)
    },
    async charge(order) {
      const answer = await api.post('transaction/charge_authorization', chargeBody(order))
      if (answer === undefined) return undefined
      if (answer.isDone) return readCharged(answer.data, order, now())
      if (/duplicate/i.test(answer.message)) return find(order.reference)
      return isAboutCard(answer) ? { state: 'declined', reason: notChargeable } : undefined
    },
    async close() {},
    ...paystackRefunds(api),
    findDisputes: paystackDisputes(api),
    readEvent(body, headers) {
      const isGenuine = isFromPaystack(settings.secretKey, body, headers['x-paystack-signature'])
      return isGenuine ? readPaystackEvent(body) : undefined
    },
  }

  async function openPage(order: CheckoutOrder, expiresAt: Date) {
    const answer = await api.post('transaction/initialize', {
      ...orderBody(order),
      channels: ['card'],
      callback_url: order.returnUrl,
    })
    if (!answer?.isDone || !is(answer.data, Page)) return undefined
    const { reference, authorization_url: link } = answer.data
    return reference === order.reference ? { link, account: null, expiresAt } : undefined
  }

  /** One account number for this payment alone. */
  async function openAccount(
    order: CheckoutOrder,
    expiresAt: Date,
  ): Promise<OpenedCheckout | undefined> {
    const answer = await api.post('charge', {
      ...orderBody(order),
      bank_transfer: { account_expires_at: expiresAt.toISOString() },
    })
    if (!answer?.isDone || !is(answer.data, Account)) return undefined
    const { reference, bank, account_name, account_number, account_expires_at } = answer.data
    const until = new Date(account_expires_at)
    if (reference !== order.reference || Number.isNaN(until.getTime())) return undefined
    const account = { bank: bank.name, name: account_name, number: account_number }
    return { link: null, account, expiresAt: until }
  }
}

const Page = type({ reference: string(), authorization_url: PageLink })
const Account = type({
  reference: string(),
  bank: type({ name: string() }),
  account_name: string(),
  account_number: pattern(string(), /^\d{6,20}$/),
  account_expires_at: string(),
})

function orderBody({
  reference,
  way,
  total,
  payer,
  description,
  returnUrl,
  keepsCard,
}: CheckoutOrder) {
  return {
    reference,
    email: payer.email,
    amount: toJsonAmount(total),
    currency: total.currency,
    metadata: writeNote({
      way,
      keeps_card: keepsCard ? 'yes' : 'no',
      description,
      cancel_action: returnUrl,
    }),
  }
}

function chargeBody({ reference, token, total, description }: CardOrder) {
  return {
    reference,
    ...readToken(token),
    amount: toJsonAmount(total),
    currency: total.currency,
    metadata: writeNote({ ...savedCardNote, description }),
  }
}

type Refused = Extract<PaystackAnswer, { isDone: false }>

const isUnknown = ({ code, message }: Refused) =>
  code === 'transaction_not_found' || /reference not found/i.test(message)

const notChargeable = 'The card can’t be charged any more.'
/** That it is deleted or another payer's, can't be charged again, or failed too often for today. */
const isAboutCard = ({ message }: Refused) =>
  /authorization|charge (attempt )?cannot be fulfilled/i.test(message)

function readTransaction(data: unknown, reference: string, now: Date): FoundPayment | undefined {
  // Another payment's answer says nothing of this one.
  if (!is(data, Transaction) || data.reference !== reference) return undefined
  return describeTransaction(data, now)
}

/** The bank wants the payer to confirm it, on a page that nobody is sent to. */
const Paused = type({ reference: string(), paused: literal(true) })

function readCharged(data: unknown, { reference }: CardOrder, now: Date): FoundPayment | undefined {
  if (is(data, Paused) && data.reference === reference) {
    return { state: 'declined', reason: 'The bank wants the payer to confirm it.' }
  }
  if (!is(data, Transaction) || data.reference !== reference) return undefined
  return describeTransaction({ ...data, metadata: savedCardNote }, now)
}
