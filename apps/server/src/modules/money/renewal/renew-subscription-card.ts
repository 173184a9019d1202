import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { changeProblem } from '@kinfold/contract/subscription/change-problem'
import { periodToPay } from '@kinfold/contract/subscription/charge-state'
import type { renewSubscriptionCard as endpoint } from '@kinfold/contract/subscription/renew-subscription-card'
import { eq } from 'drizzle-orm'
import type { Answer, PreparedCall, SignedInCall } from '../../../calls/call.ts'
import type { Preparation } from '../../../calls/preparation.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import { lockPortfolio } from '../../holdings/portfolio/lock-portfolio.ts'
import { selectOwn } from '../../holdings/subscription/change-subscription.ts'
import { ruleOf, stateOf } from '../../holdings/subscription/charge-facts.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { holdCaller } from '../../people/session/hold-caller.ts'
import { termsInForce } from '../../people/terms/terms-in-force.ts'
import type { Services } from '../../services.ts'
import { describeInitiation } from '../checkout/begin-payment.ts'
import { atCheckout } from '../checkout/how-it-is-paid.ts'
import { judgeContributor } from '../checkout/judge-contributor.ts'
import type { PreparedPayment } from '../checkout/prepare-payment.ts'
import { quoteColumns } from '../checkout/quote-columns.ts'
import { quoteFigures } from '../checkout/quote-figures.ts'
import { quoteFor } from '../checkout/quote-for.ts'
import { spendQuote } from '../checkout/spend-quote.ts'
import type { WantedPayment } from '../checkout/wanted-payment.ts'
import { createReference } from '../payment/create-reference.ts'
import { payment } from '../payment/payment.tables.ts'
import { providerNamed } from '../payment/provider-named.ts'
import { readPayer } from './read-payer.ts'

type Endpoint = typeof endpoint
type Own = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number]

const page = '/dashboard/my-investments/recurring-investments'

/** Opens the checkout; nobody has its link before the payment is written. */
export function prepareRenewal(
  services: Services,
  call: SignedInCall<Endpoint>,
): Preparation<PreparedPayment> {
  return {
    begin: () => openCheckout(services, call),
    async undo({ checkout }) {
      if (checkout === undefined) return
      await providerNamed(services, checkout.provider)?.close(checkout.reference)
    },
  }
}

async function openCheckout(services: Services, call: SignedInCall<Endpoint>) {
  const { db, config, payments } = services
  const [own] = await selectOwn(db, call)
  if (own === undefined) return refuse('not_found')
  // Ends before the provider is asked; the payment's own transaction asks it again.
  const problemOfCaller = await db.transaction(tx => judgeCaller(services, tx, call))
  if (problemOfCaller !== undefined) return problemOfCaller
  const problem = renewalProblem(own)
  if (problem !== undefined) return refuse(problem)
  const provider = payments(own.about.gateway, own.about.paidCurrency)
  if (provider === undefined) return refuse('gateway_not_available')
  const quote = await quoteFor(services, db, wantedOf(call, own))
  if (quote instanceof Refusal) return quote
  const reference = createReference()
  const opened = await provider.open({
    reference,
    way: 'card',
    total: quoteFigures(quote).total,
    payer: await readPayer(db, call.caller.accountId),
    description: `${config.club.name}: ${planLabel(describePlanReference(own.plan))}`,
    returnUrl: `${config.publicUrl}${call.body.redirect_url ?? page}`,
    keepsCard: true,
  })
  if (opened === undefined) return refuse('provider_unavailable')
  return { quoteId: quote.id, checkout: { ...opened, provider: provider.name, reference } }
}

/** Records the payment: it is for the period that is due next, which is not charged otherwise meanwhile. */
export async function renewSubscriptionCard(
  services: Services,
  call: PreparedCall<Endpoint, PreparedPayment>,
): Promise<Answer<Endpoint>> {
  const { tx, prepared } = call
  const problemOfCaller = await judgeCaller(services, tx, call)
  if (problemOfCaller !== undefined) return problemOfCaller
  const [found] = await selectOwn(tx, call)
  // The portfolio first, as everybody locks them.
  if (found !== undefined) await lockPortfolio(tx, found.portfolio.id)
  const [own] = await selectOwn(tx, call).for('update', { of: subscription })
  if (own === undefined) return refuse('not_found')
  const problem = renewalProblem(own)
  if (problem !== undefined) return refuse(problem)
  if (prepared?.checkout === undefined) throw new Error('no checkout is open for a new card')
  const { about } = own
  const quote = await spendQuote(services, tx, {
    quoteId: prepared.quoteId,
    wanted: wantedOf(call, own),
  })
  // The amount was changed meanwhile.
  if (quote instanceof Refusal) return refuse('subscription_charging')
  const at = await services.clock.now(tx)
  const [row] = await tx.orm
    .insert(payment)
    .values({
      memberId: call.caller.accountId,
      purpose: 'recurring',
      gateway: about.gateway,
      ...quoteColumns(quote),
      ...atCheckout(prepared.checkout, { at }),
      portfolioId: own.portfolio.id,
      subscriptionId: about.id,
      periodOn: periodToPay(stateOf(about), ruleOf(about), dayInLagos(at)),
      createdAt: at,
    })
    .returning()
  if (row === undefined) throw new Error('payment not found after insert')
  await tx.orm.update(subscription).set({ isCharging: true }).where(eq(subscription.id, about.id))
  return describeInitiation(row)
}

/** As for a payment that begins one: the caller is locked, and may put money in. */
async function judgeCaller(
  { config, clock }: Services,
  tx: Transaction,
  { caller }: SignedInCall<Endpoint>,
) {
  const [owner, now, { version }] = await Promise.all([
    holdCaller(tx, caller),
    clock.now(tx),
    termsInForce({ config }, tx),
  ])
  return owner instanceof Refusal ? owner : judgeContributor(owner, { config, now, version })
}

function renewalProblem({ about, portfolio: fund, plan }: Own) {
  const problem = changeProblem('card', { ...about, is_charging: about.isCharging })
  if (problem !== undefined) return problem
  return fund.status === 'active' ? planProblem(plan) : 'portfolio_not_open'
}

const wantedOf = ({ caller }: SignedInCall<Endpoint>, { about }: Own): WantedPayment => ({
  member: { id: caller.accountId, currencies: caller.currencies },
  purpose: 'recurring',
  gateway: about.gateway,
  amount: money(about.currency, about.amountMinor),
  isLocalized: about.paidCurrency !== about.currency,
})
