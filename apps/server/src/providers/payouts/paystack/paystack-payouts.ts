import { type Infer, is, nullable, optional, string, type } from 'superstruct'
import { fromJsonAmount, JsonAmount, toJsonAmount } from '../../payments/json-amount.ts'
import { plainReason } from '../../payments/plain-reason.ts'
import {
  createPaystackApi,
  type PaystackAnswer,
  type PaystackSettings,
} from '../../paystack/paystack-api.ts'
import {
  type FoundPayout,
  OrderRefusedError,
  type PayoutOrder,
  type PayoutProvider,
} from '../payout-provider.ts'
import { transferReferenceOf } from './transfer-reference.ts'

const Recipient = type({ recipient_code: string() })
const Transfer = type({
  reference: string(),
  status: string(),
  amount: JsonAmount,
  currency: string(),
  gateway_response: optional(nullable(string())),
})

/** Transfers out of what Paystack holds for the club. They need its OTP for transfers to be turned off. */
export function paystackPayouts(settings: PaystackSettings): PayoutProvider {
  const api = createPaystackApi(settings)

  const find = async (reference: string): Promise<FoundPayout | undefined> => {
    const answer = await api.get(`transfer/verify/${transferReferenceOf(reference)}`)
    if (answer === undefined) return undefined
    if (!answer.isDone) return isUnknown(answer) ? { state: 'unknown' } : undefined
    return readTransfer(answer.data, reference)
  }

  return {
    name: 'paystack',
    find,
    async send(order) {
      if (order.amount.currency !== 'NGN') throw new TypeError('Paystack pays out naira only')
      const recipient = await api.post('transferrecipient', recipientBody(order))
      if (recipient === undefined) return undefined
      if (!recipient.isDone) return refusedPayee(recipient, order)
      if (!is(recipient.data, Recipient)) return undefined
      const transfer = await api.post(
        'transfer',
        transferBody(order, recipient.data.recipient_code),
      )
      if (transfer === undefined) return undefined
      if (transfer.isDone) return readTransfer(transfer.data, order.reference)
      if (/reference.*(exist|used)|duplicate/i.test(transfer.message)) return find(order.reference)
      // It stays in its batch, and is tried again; the log says why.
      throw new OrderRefusedError(
        `Paystack made no transfer for ${order.reference}: ${reasonOf(transfer)}`,
      )
    },
  }
}

const recipientBody = ({ payee }: PayoutOrder) => ({
  type: 'nuban',
  name: payee.accountName,
  account_number: payee.accountNumber,
  bank_code: payee.bankCode ?? '',
  currency: 'NGN',
})

const transferBody = ({ reference, amount }: PayoutOrder, recipient: string) => ({
  source: 'balance',
  amount: toJsonAmount(amount),
  currency: amount.currency,
  recipient,
  reference: transferReferenceOf(reference),
  reason: reference,
})

type Refused = Extract<PaystackAnswer, { isDone: false }>

const isUnknown = ({ code, message }: Refused) =>
  code === 'transfer_not_found' || /transfer.*not found/i.test(message)

const reasonOf = ({ message }: Refused) => plainReason(message, 'it gave no reason')

/** An account that there isn't; anything else may be different when it is tried again. */
function refusedPayee(answer: Refused, { reference }: PayoutOrder): FoundPayout {
  if (/(account|bank).*invalid|invalid (account|bank)/i.test(answer.message))
    return { state: 'failed', reason: reasonOf(answer) }
  throw new OrderRefusedError(
    `Paystack did not take the payee of ${reference}: ${reasonOf(answer)}`,
  )
}

function readTransfer(data: unknown, reference: string): FoundPayout | undefined {
  // Another transfer's answer says nothing of this one.
  if (!is(data, Transfer) || data.reference !== transferReferenceOf(reference)) return undefined
  return describe(data)
}

function describe({
  status,
  amount,
  currency,
  gateway_response,
}: Infer<typeof Transfer>): FoundPayout | undefined {
  const sent = fromJsonAmount(amount, currency)
  if (sent === undefined) return undefined
  const reason = plainReason(gateway_response, 'The bank did not take the transfer.')
  switch (status) {
    case 'success':
      return { state: 'paid', amount: sent }
    case 'reversed':
      return { state: 'returned', amount: sent, reason }
    case 'failed':
    case 'abandoned':
    case 'blocked':
    case 'rejected':
      return { state: 'failed', reason }
    case 'pending':
    case 'processing':
    case 'queued':
    case 'received':
    case 'otp':
      return { state: 'pending' }
    default:
      return undefined
  }
}
