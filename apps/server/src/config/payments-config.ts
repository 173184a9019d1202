// Who takes payments for the club, who pays out, and the keys to reach them.
import type { Mode } from './mode.ts'
import { address, inMode, unlessSandbox } from './provider-config.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** none: nobody does it for the club. */
type Taker = 'sandbox' | 'none' | 'paystack' | 'stripe'

type PaystackConfig = { readonly secretKey: string; readonly url: string }
type StripeConfig = PaystackConfig & { readonly webhookSecret: string }

export type PaymentsConfig = {
  readonly nairaCard: Taker
  readonly dollarCard: Taker
  /** Cards of American banks. */
  readonly usCard: Taker
  readonly transfer: Taker
  readonly payouts: Taker
  /** Set also where they take nothing new: earlier payments are still asked after. */
  readonly paystack: PaystackConfig | undefined
  readonly stripe: StripeConfig | undefined
}

const ofNaira = ['sandbox', 'none', 'paystack'] as const
const ofDollars = ['sandbox', 'none', 'paystack', 'stripe'] as const

export function readPayments(settings: Settings, mode: Mode): PaymentsConfig {
  const choose = <const T extends Taker>(name: string, takers: readonly T[], usual: NoInfer<T>) => {
    const taker = settings.choice(name, takers, usual)
    if (taker === 'sandbox') inMode(name, taker, mode)
    return taker
  }
  const nairaCard = choose('PAYMENT_PROVIDER', ofNaira, unlessSandbox(mode))
  const dollarCard = choose('DOLLAR_CARD_PROVIDER', ofDollars, nairaCard)
  const takers = {
    nairaCard,
    dollarCard,
    usCard: choose('US_CARD_PROVIDER', ofDollars, dollarCard),
    transfer: choose('TRANSFER_PROVIDER', ofNaira, nairaCard),
    // Who takes money doesn't send it unless that is asked for.
    payouts: choose('PAYOUT_PROVIDER', ofNaira, nairaCard === 'sandbox' ? 'sandbox' : 'none'),
  }
  const chosen = new Set<Taker>(Object.values(takers))
  return {
    ...takers,
    paystack: readPaystack(settings, chosen.has('paystack') ? mode : undefined),
    stripe: readStripe(settings, chosen.has('stripe') ? mode : undefined),
  }
}

function readPaystack(settings: Settings, needed: Mode | undefined): PaystackConfig | undefined {
  const secretKey = readKey(settings, 'PAYSTACK_SECRET_KEY', 'Paystack', needed)
  if (secretKey === undefined) return undefined
  return { secretKey, url: address(settings, 'PAYSTACK_URL', 'https://api.paystack.co') }
}

function readStripe(settings: Settings, needed: Mode | undefined): StripeConfig | undefined {
  const secretKey = readKey(settings, 'STRIPE_SECRET_KEY', 'Stripe', needed)
  if (secretKey === undefined) return undefined
  const webhookSecret = settings.required(
    'STRIPE_WEBHOOK_SECRET',
    'the signing secret of your webhook at Stripe, which begins with whsec_',
  )
  const url = address(settings, 'STRIPE_URL', 'https://api.stripe.com')
  return { secretKey, webhookSecret, url }
}

/** Needed where it takes or pays money in a mode. Play money must not reach real books, nor real money books that play. */
function readKey(
  settings: Settings,
  name: string,
  provider: string,
  needed: Mode | undefined,
): string | undefined {
  if (needed === undefined) return settings.optional(name)
  const key = settings.required(name, `the secret key of your ${provider} account`)
  const [, kind] = /^[a-z]+_(test|live)_/.exec(key) ?? []
  if (needed === 'live' && kind === 'test') {
    throw new StartupError(
      `${name} is a key for tests, whose payments bring no money; set the live one.`,
    )
  }
  if (needed === 'sandbox' && kind === 'live') {
    throw new StartupError(
      `${name} is a live key, and a sandbox takes no real money; set one for tests.`,
    )
  }
  return key
}
