import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'

interface Begun {
  readonly gateway: Gateway
  readonly reference: string
  readonly createdAt: string
}

type Checkout = Pick<Payment, 'payment_link' | 'account' | 'expires_at'>

const nowhere: Checkout = { payment_link: null, account: null, expires_at: null }
const hoursOpen = 24

/** Where the sandbox takes a payment that has begun, and until when. */
export function checkoutOf({ gateway, reference, createdAt }: Begun): Checkout {
  if (gateway === 'wallet' || gateway === 'bank') return nowhere
  const expiresAt = new Date(Date.parse(createdAt) + hoursOpen * 3_600_000)
  const until = { expires_at: expiresAt.toISOString() }
  if (gateway !== 'transfer') {
    return { payment_link: `/sandbox/checkout/${reference}`, account: null, ...until }
  }
  const number = '9900000001'
  return {
    payment_link: `/sandbox/bank/${number}`,
    account: { bank: 'Sandbox Bank', name: 'Kinfold Cooperative Society', number },
    ...until,
  }
}
