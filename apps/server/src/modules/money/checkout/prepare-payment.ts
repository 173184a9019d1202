import type { ProviderGateway } from '@kinfold/contract/payment/gateway'
import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Preparation } from '../../../calls/preparation.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { OpenedCheckout } from '../../../providers/payments/payment-provider.ts'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import type { Services } from '../../services.ts'
import { createReference } from '../payment/create-reference.ts'
import { providerNamed } from '../payment/provider-named.ts'
import { refuseStarted } from './find-started.ts'
import { findSubject, type PaymentSubject } from './find-subject.ts'
import { type GrantedStart, judgeStart } from './judge-start.ts'
import type { PaymentStart } from './payment-start.ts'
import { quoteFigures } from './quote-figures.ts'
import { currencyPaid, type PaymentQuoteRow } from './quote-for.ts'
import { quoteToPay } from './spend-quote.ts'
import { wantedPayment } from './wanted-by-start.ts'

/** The quote a payment starts with and, where a provider takes it, the checkout that is open for it. */
export type PreparedPayment = {
  readonly quoteId: string
  readonly checkout?: OpenedCheckout & {
    readonly provider: ProviderName
    readonly reference: string
  }
}

/** A start whose preparation is done. */
export type PreparedStart = PaymentStart & {
  readonly tx: Transaction
  readonly prepared: PreparedPayment | undefined
}

/**
 * What is done before a payment's transaction: a quote that doesn't hold any more is answered with a new one,
 * and a provider is asked where the member can pay. Nobody has that link before the payment is written.
 */
export function preparePayment(
  services: Services,
  start: PaymentStart,
): Preparation<PreparedPayment> | undefined {
  const { gateway, quote_id } = start.body
  if (gateway !== 'wallet' && gateway !== 'bank') {
    return {
      begin: () => openCheckout(services, start, gateway),
      undo: async ({ checkout }) =>
        checkout && providerNamed(services, checkout.provider)?.close(checkout.reference),
    }
  }
  if (quote_id === undefined) return undefined
  return { begin: () => checkQuote(services, start), undo: async () => {} }
}

async function checkQuote(services: Services, start: PaymentStart) {
  const { currencies } = start.caller
  const subject = await findSubject(services.db, start, currencies)
  if (subject instanceof Refusal) return subject
  const quote = await quoteToPay(services, {
    quoteId: start.body.quote_id,
    wanted: wantedPayment(start, subject, currencies),
  })
  return quote instanceof Refusal ? quote : { quoteId: quote.id }
}

async function openCheckout(services: Services, start: PaymentStart, way: ProviderGateway) {
  // Ends before the provider is asked, and holds nothing meanwhile; the payment's own transaction asks it all again.
  const granted = await services.db.transaction(async tx => {
    const judged = await judgeStart(services, tx, start)
    if (judged instanceof Refusal) return judged
    return (await refuseStarted(tx, start, judged)) ?? judged
  })
  if (granted instanceof Refusal) return granted
  const { wanted } = granted
  const provider = services.payments(way, currencyPaid(wanted))
  if (provider === undefined) return refuse('gateway_not_available')
  const quote = await quoteToPay(services, { quoteId: start.body.quote_id, wanted })
  if (quote instanceof Refusal) return quote
  const order = checkoutOrder(services, start, { way, granted, quote })
  const opened = await provider.open(order)
  if (opened === undefined) return refuse('provider_unavailable')
  return {
    quoteId: quote.id,
    checkout: { ...opened, provider: provider.name, reference: order.reference },
  }
}

type Ordered = {
  readonly way: ProviderGateway
  readonly granted: GrantedStart
  readonly quote: PaymentQuoteRow
}

function checkoutOrder(
  { config }: Services,
  { body, target }: PaymentStart,
  { way, granted: { payer, subject }, quote }: Ordered,
) {
  return {
    reference: createReference(),
    way,
    total: quoteFigures(quote).total,
    payer: {
      name: `${payer.firstName} ${payer.lastName}`.trim(),
      email: payer.email,
    },
    description: `${config.club.name}: ${nameOf(subject)}`,
    returnUrl: `${config.publicUrl}${body.redirect_url ?? defaultReturn[target.kind]}`,
    keepsCard: body.recurring === true,
  }
}

const defaultReturn = {
  plan: '/dashboard/my-investments',
  portfolio: '/dashboard/my-investments',
  wallet: '/dashboard/wallet',
} as const

const nameOf = ({ plan, amount }: PaymentSubject) =>
  plan === null ? `${amount.currency} wallet` : planLabel(describePlanReference(plan))
