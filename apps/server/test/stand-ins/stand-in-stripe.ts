// Speaks what Stripe documents for checkout sessions, payment intents, refunds and disputes.
import type { ServerResponse } from 'node:http'
import { type StandIn, startStandIn } from './start-stand-in.ts'

type Intent = {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Record<string, string>
  readonly customer: string | null
  readonly payment_method: string | null
  readonly setup_future_usage: string | null
  status: string
  last_payment_error: { readonly message: string } | null
  latest_charge: Charge | null
}

type Charge = {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly paid: true
  refunded: boolean
  readonly payment_method_details: object
}

type Session = {
  readonly id: string
  readonly url: string
  readonly client_reference_id: string
  readonly expires_at: number
  status: string
  payment_status: string
  payment_intent: Intent | null
  readonly form: URLSearchParams
}

type Refund = {
  readonly id: string
  readonly charge: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Record<string, string>
  status: string
}

type Dispute = {
  readonly id: string
  readonly charge: string
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly reason: string
  readonly evidence_details: { readonly due_by: number }
  status: string
  balance_transactions: { readonly fee: number; readonly currency: string }[]
}

export type StandInStripe = StandIn & {
  readonly sessions: ReadonlyMap<string, Session>
  readonly refunds: readonly Refund[]
  readonly disputes: readonly Dispute[]
  /** What it was sent, with the headers that matter. */
  readonly asked: {
    readonly path: string
    readonly form: URLSearchParams
    readonly key: string | undefined
    readonly version: string | undefined
  }[]
  pay(reference: string): void
  fail(reference: string): void
  /** How the bank of every card answers from now on. */
  cards: 'success' | 'declined' | 'processing'
  /** The bank has decided what was processing. */
  decide(): void
  dispute(chargeId: string): void
  resolve(status: 'won' | 'lost'): void
  /** What it answers where it is asked how a checkout stands, in place of the truth. */
  retrieved: ((session: object) => object) | undefined
  /** What the search finds is late. */
  isIndexLate: boolean
}

const halfHour = 1_800
const day = 86_400

export async function startStripe(secretKey: string, now: () => Date): Promise<StandInStripe> {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const asked: StandInStripe['asked'] = []
  const answered = new Map<string, { readonly request: string; readonly answer: Answer }>()
  let last = 0
  const newId = (kind: string) => {
    last += 1
    return `${kind}_${last}`
  }
  const seconds = () => Math.floor(now().getTime() / 1000)

  const charge = (amount: number, currency: string): Charge => ({
    id: newId('ch'),
    amount,
    currency,
    created: seconds(),
    paid: true,
    refunded: false,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
    },
  })
  const ofReference = (reference: string) => {
    const found = [...sessions.values()].find(each => each.client_reference_id === reference)
    if (found === undefined) throw new Error(`Stripe knows no ${reference}`)
    return found
  }
  const current = (session: Session) => {
    if (session.status === 'open' && session.expires_at <= seconds()) session.status = 'expired'
    return session
  }
  const succeed = (intent: Intent) => {
    intent.status = 'succeeded'
    intent.latest_charge = charge(intent.amount, intent.currency)
  }

  const posts: Record<string, (form: URLSearchParams, id: string) => Answer> = {
    'checkout/sessions': form => {
      const expires_at = Number(form.get('expires_at'))
      const lasts = expires_at - seconds()
      if (lasts < halfHour || lasts > day) return invalid('expires_at')
      const id = newId('cs_test')
      const session: Session = {
        id,
        url: `https://checkout.stripe.example/c/pay/${id}`,
        client_reference_id: form.get('client_reference_id') ?? '',
        expires_at,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        form,
      }
      sessions.set(id, session)
      return done(session)
    },
    expire: (_, id) => {
      const session = sessions.get(id)
      if (session === undefined) return missing('session')
      if (current(session).status !== 'open') return invalid('session')
      session.status = 'expired'
      return done(session)
    },
    payment_intents: form => {
      const customer = form.get('customer')
      if (!customer?.startsWith('cus_')) return missing('customer')
      const intent: Intent = {
        id: newId('pi'),
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        metadata: nested(form, 'metadata'),
        customer,
        payment_method: form.get('payment_method'),
        setup_future_usage: null,
        status: 'processing',
        last_payment_error: null,
        latest_charge: null,
      }
      intents.set(intent.id, intent)
      if (standIn.cards === 'processing') return done(intent)
      if (standIn.cards === 'success') {
        succeed(intent)
        return done(intent)
      }
      intent.status = 'requires_payment_method'
      intent.last_payment_error = { message: 'Your card has insufficient funds.' }
      return {
        status: 402,
        body: {
          error: {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'Your card has insufficient funds.',
            payment_intent: intent,
          },
        },
      }
    },
    refunds: form => {
      const of = [...intents.values()].find(each => each.latest_charge?.id === form.get('charge'))
      if (of?.latest_charge == null) return missing('charge')
      const given = refunds
        .filter(each => each.charge === of.latest_charge?.id && each.status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0)
      const amount = Number(form.get('amount'))
      if (given + amount > of.amount) return invalid('amount')
      const refund: Refund = {
        id: newId('re'),
        charge: of.latest_charge.id,
        amount,
        currency: of.currency,
        metadata: nested(form, 'metadata'),
        status: 'succeeded',
      }
      refunds.unshift(refund)
      of.latest_charge.refunded = given + amount === of.amount
      return done(refund)
    },
  }
  const gets: Record<string, (asked: URLSearchParams, id: string) => Answer> = {
    'checkout/sessions': (_, id) => {
      const session = sessions.get(id)
      if (session === undefined) return missing('session')
      const { form, ...truth } = current(session)
      return done(standIn.retrieved?.(truth) ?? truth)
    },
    payment_intents: (given, id) => {
      if (id === 'search') {
        const reference = /^metadata\['reference'\]:'([\w-]+)'$/.exec(given.get('query') ?? '')?.[1]
        const data = [...intents.values()].filter(
          ({ metadata }) => metadata.reference === reference,
        )
        return done({
          object: 'search_result',
          has_more: false,
          data: standIn.isIndexLate ? [] : data,
        })
      }
      const intent = intents.get(id)
      return intent === undefined ? missing('intent') : done(intent)
    },
    refunds: given => {
      const data = refunds.filter(({ charge: of }) => of === given.get('charge'))
      return done({ object: 'list', has_more: false, data })
    },
    disputes: given => {
      const data = disputes.filter(({ charge: of }) => of === given.get('charge'))
      return done({ object: 'list', has_more: false, data })
    },
  }

  const get = (url: URL, path: string): Answer => {
    const [, route = path, id = ''] =
      /^(checkout\/sessions|payment_intents)\/(\w+)$/.exec(path) ?? []
    return gets[route]?.(url.searchParams, id) ?? missing('path')
  }
  /** The same request is carried out once, and answered as it was then. */
  const post = (path: string, form: URLSearchParams, key: string): Answer => {
    const request = `${path} ${form}`
    const before = answered.get(key)
    if (before !== undefined) return before.request === request ? before.answer : otherRequest
    const [, expired = ''] = /^checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    const route = posts[expired === '' ? path : 'expire']
    const { status, body } = route?.(form, expired) ?? missing('path')
    const answer = { status, body: structuredClone(withoutForm(body)) }
    answered.set(key, { request, answer })
    return answer
  }

  const server = await startStandIn(({ request, url, body }, response) => {
    const { authorization, 'idempotency-key': key, 'stripe-version': version } = request.headers
    if (authorization !== `Bearer ${secretKey}`) {
      send(response, refused(401, 'invalid_request_error', 'Invalid API Key provided'))
      return
    }
    const path = url.pathname.replace('/v1/', '')
    const form = new URLSearchParams(body.toString('utf8'))
    asked.push({ path, form, key: key?.toString(), version: version?.toString() })
    send(response, request.method === 'GET' ? get(url, path) : post(path, form, String(key)))
  })

  const standIn: StandInStripe = Object.assign(server, {
    sessions,
    refunds,
    disputes,
    asked,
    cards: 'success' as const,
    retrieved: undefined,
    isIndexLate: false,
    pay(reference: string) {
      const session = current(ofReference(reference))
      if (session.status !== 'open') return
      const { form } = session
      const isKept = form.get('customer_creation') === 'always'
      const intent: Intent = {
        id: newId('pi'),
        amount: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        metadata: nested(form, 'payment_intent_data[metadata]'),
        customer: isKept ? newId('cus') : null,
        payment_method: newId('pm'),
        setup_future_usage: form.get('payment_intent_data[setup_future_usage]'),
        status: 'processing',
        last_payment_error: null,
        latest_charge: null,
      }
      intents.set(intent.id, intent)
      succeed(intent)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent })
    },
    // The page asks for another card, and stays open.
    fail: (reference: string) => void ofReference(reference),
    decide() {
      for (const intent of intents.values()) if (intent.status === 'processing') succeed(intent)
    },
    dispute(chargeId: string) {
      const of = [...intents.values()].find(each => each.latest_charge?.id === chargeId)
      if (of === undefined) throw new Error(`Stripe knows no ${chargeId}`)
      disputes.push({
        id: newId('du'),
        charge: chargeId,
        amount: of.amount,
        currency: of.currency,
        created: seconds(),
        reason: 'product_not_received',
        evidence_details: { due_by: seconds() + 7 * day },
        status: 'needs_response',
        balance_transactions: [{ fee: 1_500, currency: of.currency }],
      })
    },
    resolve(status: 'won' | 'lost') {
      for (const dispute of disputes) {
        dispute.status = status
        const { currency } = dispute
        if (status === 'won') dispute.balance_transactions.push({ fee: -1_500, currency })
      }
    },
  })
  return standIn
}

type Answer = { readonly status: number; readonly body: object }

const done = (body: object): Answer => ({ status: 200, body })
const refused = (status: number, type: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, message, ...more } },
})
const invalid = (param: string) =>
  refused(400, 'invalid_request_error', `Invalid ${param}`, { param, code: 'parameter_invalid' })
const missing = (param: string) =>
  refused(404, 'invalid_request_error', `No such ${param}`, { param, code: 'resource_missing' })

const otherRequest = refused(400, 'idempotency_error', 'This key was used for another request.')

const withoutForm = (body: object) => ('form' in body ? { ...body, form: undefined } : body)

const send = (response: ServerResponse, { status, body }: Answer) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** `metadata[reference]=…` as Stripe reads it. */
function nested(form: URLSearchParams, name: string): Record<string, string> {
  const inside = [...form].filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}
