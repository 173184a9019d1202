// Speaks what Paystack documents for payments, refunds, disputes and transfers.
import type { ServerResponse } from 'node:http'
import { type Asked, type StandIn, startStandIn } from './start-stand-in.ts'

type Transaction = {
  readonly id: number
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly email: string
  readonly metadata: unknown
  readonly channel: 'card' | 'bank_transfer'
  readonly created_at: string
  status: string
  paid_at: string | null
  gateway_response: string | null
}

type Refund = {
  readonly id: number
  readonly transaction: number
  readonly amount: number
  readonly currency: string
  readonly merchant_note: string
  status: string
}

type Dispute = {
  readonly id: number
  readonly transaction: Transaction
  readonly createdAt: string
  readonly dueAt: string
  status: string
  resolution: string | null
}

type Transfer = {
  readonly reference: string
  readonly amount: number
  readonly currency: string
  status: string
  gateway_response: string | null
}

export type StandInPaystack = StandIn & {
  readonly transactions: ReadonlyMap<string, Transaction>
  readonly refunds: readonly Refund[]
  /** What it lists of refunds, in place of those of the charge. */
  listed: readonly Refund[] | undefined
  readonly transfers: ReadonlyMap<string, Transfer>
  /** Bodies of what it was sent, with their paths. */
  readonly asked: { readonly path: string; readonly body: Record<string, unknown> }[]
  pay(reference: string): void
  fail(reference: string): void
  /** How the bank of every card answers from now on. */
  cards: 'success' | 'failed' | 'paused'
  dispute(transactionId: string): void
  resolve(resolution: 'declined' | 'merchant-accepted'): void
  /** What becomes of transfers from now on, and what they are paid from. */
  transferStatus: string
  balance: number
  settleTransfer(reference: string, status: string): void
  /** What it answers where it is asked how a payment stands, in place of the truth. */
  verified: ((transaction: object) => object) | undefined
}

const hour = 3_600_000
/** The account that there isn't. */
export const noSuchAccount = '0000000000'

export async function startPaystackPayments(
  secretKey: string,
  now: () => Date,
): Promise<StandInPaystack> {
  const transactions = new Map<string, Transaction>()
  const transfers = new Map<string, Transfer>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const asked: StandInPaystack['asked'] = []
  let lastId = 4_099_260_000
  const newId = () => {
    lastId += 1
    return lastId
  }

  const begin = (body: Record<string, unknown>, channel: Transaction['channel']) => {
    const reference = String(body.reference)
    if (transactions.has(reference)) return undefined
    const transaction: Transaction = {
      id: newId(),
      reference,
      amount: Number(body.amount),
      currency: String(body.currency ?? 'NGN'),
      email: String(body.email),
      metadata: body.metadata ?? '',
      channel,
      created_at: now().toISOString(),
      status: channel === 'card' ? 'abandoned' : 'ongoing',
      paid_at: null,
      gateway_response: null,
    }
    transactions.set(reference, transaction)
    return transaction
  }
  const settle = (transaction: Transaction, status: string, words: string) => {
    transaction.status = status
    transaction.gateway_response = words
    if (status === 'success') transaction.paid_at = now().toISOString()
  }

  const routes: Record<string, (asked: Given) => Answer> = {
    'POST transaction/initialize': ({ body }) => {
      const transaction = begin(body, 'card')
      if (transaction === undefined) return duplicate
      const access_code = `code${transaction.id}`
      const authorization_url = `https://checkout.paystack.example/${access_code}`
      return done({ authorization_url, access_code, reference: transaction.reference })
    },
    'POST charge': ({ body }) => {
      const transaction = begin(body, 'bank_transfer')
      if (transaction === undefined) return duplicate
      const { account_expires_at } = Object(body.bank_transfer)
      return done({
        reference: transaction.reference,
        status: 'pending_bank_transfer',
        display_text: 'Please make a transfer to the account specified',
        account_name: 'KINFOLD CLUB',
        account_number: String(transaction.id).slice(-10),
        bank: { slug: 'test-bank', name: 'Test Bank', id: 24 },
        account_expires_at,
      })
    },
    'POST transaction/charge_authorization': ({ body }) => {
      if (!String(body.authorization_code).startsWith('AUTH_')) {
        return refused(400, 'Authorization code does not exist or has been deactivated')
      }
      const transaction = begin(body, 'card')
      if (transaction === undefined) return duplicate
      if (standIn.cards === 'paused') {
        const { reference } = transaction
        return done({
          reference,
          paused: true,
          authorization_url: 'https://checkout.paystack.example/3ds',
        })
      }
      settle(
        transaction,
        standIn.cards,
        standIn.cards === 'success' ? 'Approved' : 'Insufficient Funds',
      )
      const { id, paid_at, ...rest } = shown(transaction)
      return done({ ...rest, transaction_date: transaction.created_at, id, metadata: '' })
    },
    'GET transaction/verify': ({ last }) => {
      const transaction = transactions.get(last)
      if (transaction === undefined)
        return notFound('transaction', 'Transaction reference not found.')
      const truth = shown(transaction)
      return done(standIn.verified?.(truth) ?? truth)
    },
    'POST refund': ({ body }) => {
      const of = [...transactions.values()].find(
        ({ id }) => String(id) === String(body.transaction),
      )
      if (of === undefined || of.status !== 'success') return refused(404, 'Transaction not found')
      const given = refunds
        .filter(each => each.transaction === of.id && each.status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0)
      if (given + Number(body.amount) > of.amount) {
        return refused(400, 'Refund amount cannot be more than transaction amount')
      }
      const refund: Refund = {
        id: newId(),
        transaction: of.id,
        amount: Number(body.amount),
        currency: of.currency,
        merchant_note: String(body.merchant_note),
        status: 'pending',
      }
      refunds.unshift(refund)
      return done({ ...refund, transaction: shown(of) })
    },
    'GET refund': ({ url }) => {
      const { transaction = '', perPage, page } = Object.fromEntries(url.searchParams)
      const from = Number(perPage) * (Number(page) - 1)
      const found = standIn.listed ?? refunds.filter(of => String(of.transaction) === transaction)
      return done(found.slice(from, from + Number(perPage)))
    },
    'GET dispute': ({ url }) =>
      done(
        disputes
          .filter(
            ({ transaction }) => String(transaction.id) === url.searchParams.get('transaction'),
          )
          .map(({ transaction, ...rest }) => ({
            ...rest,
            refund_amount: rest.resolution === 'declined' ? 0 : null,
            currency: null,
            category: 'chargeback',
            transaction: shown(transaction),
          })),
      ),
    'POST transferrecipient': ({ body }) => {
      if (body.account_number === noSuchAccount) {
        return refused(400, 'Account number is invalid')
      }
      return done({ recipient_code: `RCP_${body.account_number}_${body.bank_code}`, active: true })
    },
    'POST transfer': ({ body }) => {
      const reference = String(body.reference)
      if (!/^[a-z0-9_-]{16,50}$/.test(reference))
        return refused(400, 'Transfer reference is invalid')
      if (transfers.has(reference))
        return refused(
          400,
          'Please provide a unique reference. Reference already exists on a transfer',
        )
      const amount = Number(body.amount)
      if (amount > standIn.balance) {
        return refused(
          400,
          'Your balance is not enough to fulfil this request',
          'insufficient_balance',
        )
      }
      standIn.balance -= amount
      const transfer = {
        reference,
        amount,
        currency: String(body.currency),
        status: standIn.transferStatus,
        gateway_response: null,
      }
      transfers.set(reference, transfer)
      return done({ ...transfer, transfer_code: 'TRF_v5tip3zx8nna9o78' })
    },
    'GET transfer/verify': ({ last }) => {
      const transfer = transfers.get(last)
      return transfer === undefined ? notFound('transfer', 'Transfer not found') : done(transfer)
    },
  }

  const server = await startStandIn((question, response) => {
    if (question.request.headers.authorization !== `Bearer ${secretKey}`) {
      send(response, refused(401, 'Invalid key'))
      return
    }
    const path = question.url.pathname.slice(1)
    const body = readBody(question)
    asked.push({ path, body })
    const last = decodeURIComponent(path.split('/').at(-1) ?? '')
    const { method } = question.request
    const route = routes[`${method} ${path}`] ?? routes[`${method} ${path.replace(/\/[^/]*$/, '')}`]
    send(response, route?.({ url: question.url, last, body }) ?? refused(404, 'Not found'))
  })

  const known = (reference: string) => {
    const transaction = transactions.get(reference)
    if (transaction === undefined) throw new Error(`Paystack knows no ${reference}`)
    return transaction
  }
  const standIn: StandInPaystack = Object.assign(server, {
    transactions,
    refunds,
    transfers,
    asked,
    cards: 'success' as const,
    transferStatus: 'success',
    balance: 1e12,
    verified: undefined,
    listed: undefined,
    pay(reference: string) {
      const transaction = known(reference)
      // A transaction is paid once; a second transfer is sent back.
      if (transaction.status !== 'success') settle(transaction, 'success', 'Successful')
    },
    fail: (reference: string) => settle(known(reference), 'failed', 'Declined'),
    dispute(transactionId: string) {
      const transaction = [...transactions.values()].find(({ id }) => String(id) === transactionId)
      if (transaction === undefined) throw new Error(`Paystack knows no ${transactionId}`)
      disputes.push({
        id: newId(),
        transaction,
        createdAt: now().toISOString(),
        dueAt: new Date(now().getTime() + 24 * hour).toISOString(),
        status: 'awaiting-merchant-feedback',
        resolution: null,
      })
    },
    resolve(resolution: 'declined' | 'merchant-accepted') {
      for (const dispute of disputes) Object.assign(dispute, { status: 'resolved', resolution })
    },
    settleTransfer(reference: string, status: string) {
      const transfer = transfers.get(reference)
      if (transfer === undefined) throw new Error(`Paystack knows no ${reference}`)
      transfer.status = status
    },
  })
  return standIn
}

type Given = {
  readonly url: URL
  /** The last part of the path. */
  readonly last: string
  readonly body: Record<string, unknown>
}
type Answer = { readonly status: number; readonly body: object }

const done = (data: unknown): Answer => ({
  status: 200,
  body: { status: true, message: 'Done', data },
})
const refused = (status: number, message: string, code?: string): Answer => ({
  status,
  body: { status: false, message, type: 'validation_error', ...(code !== undefined && { code }) },
})
const notFound = (what: string, message: string) => refused(404, message, `${what}_not_found`)
const duplicate = refused(400, 'Duplicate Transaction Reference', 'duplicate_reference')

const send = (response: ServerResponse, { status, body }: Answer) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function readBody({ body }: Asked): Record<string, unknown> {
  return body.length === 0 ? {} : JSON.parse(body.toString('utf8'))
}

function shown({ email, ...transaction }: Transaction) {
  return {
    domain: 'test',
    receipt_number: null,
    message: null,
    ...transaction,
    fees: 1_500,
    authorization: {
      authorization_code: `AUTH_${transaction.id}`,
      bin: '408408',
      last4: '4081',
      exp_month: '12',
      exp_year: '2030',
      channel: transaction.channel,
      card_type: 'visa ',
      bank: 'TEST BANK',
      country_code: 'NG',
      brand: 'visa',
      reusable: transaction.channel === 'card',
    },
    customer: { id: 181_873_746, email, customer_code: 'CUS_1rkzaqsv4rrhqo6' },
  }
}
