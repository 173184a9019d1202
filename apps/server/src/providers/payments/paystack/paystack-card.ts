import { boolean, create, is, number, string, tuple, type, union } from 'superstruct'
import { cardShown } from '../card-shown.ts'
import type { ChargeableCard } from '../payment-provider.ts'

const NumberOrText = union([number(), string()])
const Authorization = type({
  authorization_code: string(),
  reusable: boolean(),
  channel: string(),
  brand: string(),
  last4: string(),
  exp_month: NumberOrText,
  exp_year: NumberOrText,
})
const Customer = type({ email: string() })

/** A card is charged again with the e-mail address that it was paid with first, whatever the member's is by then. */
const Token = tuple([string(), string()])

type Paid = { readonly authorization?: unknown; readonly customer?: unknown }

/** The card of a payment, where it may be charged again. */
export function cardOf({ authorization, customer }: Paid): ChargeableCard | undefined {
  if (!is(authorization, Authorization) || !is(customer, Customer)) return undefined
  const { authorization_code, reusable, channel, brand, last4, exp_month, exp_year } = authorization
  if (!reusable || channel !== 'card') return undefined
  return cardShown({
    token: JSON.stringify([authorization_code, customer.email]),
    brand,
    last4,
    month: Number(exp_month),
    year: Number(exp_year),
  })
}

export function readToken(token: string) {
  const [authorization_code, email] = create(JSON.parse(token), Token)
  return { authorization_code, email }
}
