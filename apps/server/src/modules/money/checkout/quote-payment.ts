import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { quotePayment as endpoint } from '@kinfold/contract/payment/quote-payment'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describeQuote } from './describe-quote.ts'
import { quoteFor } from './quote-for.ts'

type Endpoint = typeof endpoint

export async function quotePayment(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const quote = await quoteFor(services, services.db, {
    member: { id: caller.accountId, currencies: caller.currencies },
    purpose: body.purpose,
    gateway: body.gateway,
    amount: moneyFromWire(body.currency, body.amount),
    isLocalized: body.is_localized,
    isUsInstitution: body.is_us_institution,
    targetWallet: body.target_wallet,
    reference: body.reference,
  })
  return quote instanceof Refusal ? quote : describeQuote(quote)
}
