import { randomUUID } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { array, type Infer, integer, is, nullable, string, type, unknown } from 'superstruct'
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
import type { StripeObjects } from './create-stripe-objects.ts'
import { createStripeApi, type Form, type StripeSettings } from './stripe-api.ts'
import { stripeDisputes } from './stripe-disputes.ts'
import { readStripeEvent } from './stripe-event.ts'
import { describeIntent, Intent } from './stripe-intent.ts'
import { stripeRefunds } from './stripe-refunds.ts'
import { isFromStripe } from './stripe-signature.ts'

/** Stripe takes no less than 30 minutes. */
const lastsMinutes = 60

type Parts = { readonly objects: StripeObjects; readonly now: () => Date }

/** Payments by card through Stripe. */
export function stripePayments(settings: StripeSettings, { objects, now }: Parts): PaymentProvider {
  const api = createStripeApi(settings)

  const findCheckout = async (reference: string, id: string) => {
    const expand = { 'expand[]': 'payment_intent.latest_charge' }
    const answer = await api.get(`checkout/sessions/${id}`, expand)
    if (!answer?.isDone || !is(answer.body, Session)) return undefined
    // Another payment's answer says nothing of this one.
    if (answer.body.client_reference_id !== reference) return undefined
    return describeSession(answer.body, now())
  }

  const findIntent = async (reference: string, id: string) => {
    const answer = await api.get(`payment_intents/${id}`, { 'expand[]': 'latest_charge' })
    if (!answer?.isDone || !is(answer.body, Intent)) return undefined
    return answer.body.metadata.reference === reference ? describeIntent(answer.body) : undefined
  }

  /** For what we have no id of: its index is a minute late, an hour at worst. */
  const search = async (reference: string): Promise<FoundPayment | undefined> => {
    const answer = await api.get('payment_intents/search', {
      query: `metadata['reference']:'${reference}'`,
      'expand[]': 'data.latest_charge',
    })
    if (!answer?.isDone || !is(answer.body, FoundIntents)) return undefined
    const ours = answer.body.data.filter(({ metadata }) => metadata.reference === reference)
    const found = ours.find(({ status }) => status === 'succeeded') ?? ours[0]
    return found === undefined ? { state: 'unknown' } : describeIntent(found)
  }

  return {
    name: 'stripe',
    async find(reference) {
      if (!isPlainName(reference)) return { state: 'unknown' }
      const id = await objects.find(reference)
      if (id === undefined) return search(reference)
      return id.startsWith('cs_') ? findCheckout(reference, id) : findIntent(reference, id)
    },
    async open(order) {
      if (order.way === 'transfer') throw new TypeError('Stripe has no account numbers')
      const form = checkoutForm(order, addMinutes(now(), lastsMinutes))
      const answer = await api.post('checkout/sessions', form, `open ${order.reference}`)
      if (!answer?.isDone || !is(answer.body, Opened)) return undefined
      // Before anybody can pay it, as it is found by its id alone.
      await objects.keep(order.reference, answer.body.id)
      return opened(answer.body)
    },
    async charge(order) {
      const key = `charge ${order.reference}`
      const answer = await api.post('payment_intents', chargeForm(order), key)
      if (answer === undefined) return undefined
      const intent = answer.isDone ? answer.body : answer.error.intent
      if (is(intent, Intent)) {
        if (intent.metadata.reference !== order.reference) return undefined
        await objects.keep(order.reference, intent.id)
        return describeIntent(intent)
      }
      if (answer.isDone || !isAboutCard(answer.error)) return undefined
      return { state: 'declined', reason: notChargeable }
    },
    async close(reference) {
      const id = isPlainName(reference) ? await objects.find(reference) : undefined
      if (!id?.startsWith('cs_')) return
      await api.post(`checkout/sessions/${id}/expire`, {}, `close ${randomUUID()}`)
    },
    ...stripeRefunds(api),
    findDisputes: stripeDisputes(api),
    readEvent(body, headers) {
      const signature = headers['stripe-signature']
      const isGenuine = isFromStripe(settings.webhookSecret, body, signature, now())
      return isGenuine ? readStripeEvent(body) : undefined
    },
  }
}

const Opened = type({ id: string(), url: PageLink, expires_at: integer() })
const Session = type({
  client_reference_id: nullable(string()),
  status: string(),
  payment_status: string(),
  expires_at: integer(),
  payment_intent: unknown(),
})
const FoundIntents = type({ data: array(Intent) })

const moment = (seconds: number) => new Date(seconds * 1000)

const opened = ({ url, expires_at }: Infer<typeof Opened>): OpenedCheckout => ({
  link: url,
  account: null,
  expiresAt: moment(expires_at),
})

function describeSession(session: Infer<typeof Session>, now: Date): FoundPayment | undefined {
  const { status, payment_status, payment_intent, expires_at } = session
  switch (status) {
    case 'open':
      return { state: 'open' }
    case 'expired':
      // Before its time only we end one.
      return { state: moment(expires_at) > now ? 'cancelled' : 'expired' }
    case 'complete':
      if (payment_status !== 'paid') return { state: 'open' }
      return is(payment_intent, Intent) ? describeIntent(payment_intent) : undefined
    default:
      return undefined
  }
}

function checkoutForm(order: CheckoutOrder, expiresAt: Date): Form {
  const { reference, way, total, payer, description, returnUrl, keepsCard } = order
  const back = new URL(returnUrl)
  back.searchParams.set('reference', reference)
  const line = 'line_items[0]'
  return {
    mode: 'payment',
    client_reference_id: reference,
    customer_email: payer.email,
    success_url: back.href,
    cancel_url: back.href,
    expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    'payment_method_types[0]': 'card',
    // The payer pays what was quoted, in its currency.
    'adaptive_pricing[enabled]': 'false',
    [`${line}[quantity]`]: '1',
    [`${line}[price_data][currency]`]: total.currency.toLowerCase(),
    [`${line}[price_data][unit_amount]`]: String(toJsonAmount(total)),
    [`${line}[price_data][product_data][name]`]: description,
    'payment_intent_data[description]': description,
    'payment_intent_data[metadata][reference]': reference,
    'payment_intent_data[metadata][way]': way,
    ...(keepsCard && {
      customer_creation: 'always',
      'payment_intent_data[setup_future_usage]': 'off_session',
    }),
  }
}

function chargeForm({ reference, token, total, description }: CardOrder): Form {
  const [customer = '', paymentMethod = ''] = token.split(' ')
  return {
    amount: String(toJsonAmount(total)),
    currency: total.currency.toLowerCase(),
    customer,
    payment_method: paymentMethod,
    'payment_method_types[0]': 'card',
    off_session: 'true',
    confirm: 'true',
    description,
    'metadata[reference]': reference,
    'expand[]': 'latest_charge',
  }
}

const notChargeable = 'The card can’t be charged any more.'

/** That the card or its owner is not known any more. */
const isAboutCard = ({
  type,
  param,
}: {
  readonly type: string
  readonly param?: string | undefined
}) => type === 'card_error' || param === 'payment_method' || param === 'customer'
