import type { allEndpoints, EndpointName } from '../all-endpoints.ts'
import type { BodyOf } from '../endpoint.ts'

type ExampleOf<Name extends EndpointName> = BodyOf<(typeof allEndpoints)[Name]>

/** What people of the demo club send, for the calls that a program begins with. */
export const bodyExamples: { readonly [Name in EndpointName]?: ExampleOf<Name> } = {
  logIn: {
    email: 'dayo@kinfold.example',
    password: 'Harmattan#26',
    cf_turnstile_response: 'sandbox',
  },
  quotePayment: {
    purpose: 'deposit',
    amount: 100,
    currency: 'USD',
    gateway: 'card',
    is_localized: true,
  },
  depositToWallet: { amount: 10_000, gateway: 'card' },
  initializePortfolio: {
    amount: 50_000,
    gateway: 'card',
    product_id: 1,
    redirect_url: '/dashboard/overview',
  },
  topUpPortfolio: { amount: 5000, gateway: 'wallet', target_wallet: 'NGN' },
  createWithdrawal: { amount: 1000 },
}
