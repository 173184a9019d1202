import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import type { FoundPayment } from '../../../providers/payments/payment-provider.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { savedCard } from '../../holdings/subscription/saved-card.tables.ts'
import { tokenOf } from '../../holdings/subscription/saved-cards.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import type { Services } from '../../services.ts'
import type { payment } from '../payment/payment.tables.ts'
import { providerNamed } from '../payment/provider-named.ts'

type PaymentRow = typeof payment.$inferSelect

/** A recurring contribution with whose it is, what it is for, and the card that it is charged on. */
export const selectToCharge = ({ orm }: Handle) =>
  orm
    .select({
      row: subscription,
      portfolio,
      plan,
      member,
      email: account.email,
      suspendedAt: account.suspendedAt,
      card: savedCard,
    })
    .from(subscription)
    .innerJoin(portfolio, eq(portfolio.id, subscription.portfolioId))
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .innerJoin(member, eq(member.id, portfolio.memberId))
    .innerJoin(account, eq(account.id, portfolio.memberId))
    .leftJoin(savedCard, eq(savedCard.id, subscription.cardId))

export type ToCharge = Awaited<ReturnType<ReturnType<typeof selectToCharge>['execute']>>[number]

/** Whether a payment is a charge to a kept card, rather than a checkout. */
export const isCardCharge = ({ periodOn, link }: Pick<PaymentRow, 'periodOn' | 'link'>) =>
  periodOn !== null && link === null

/**
 * Sends a charge to its provider, outside of any transaction: again with the same reference where it isn't known
 * whether it was heard. Undefined without an answer.
 */
export async function chargeCard(
  services: Services,
  paid: PaymentRow,
  { plan: into, member: payer, email, card }: ToCharge,
): Promise<FoundPayment | undefined> {
  if (card === null) return { state: 'declined', reason: noCard }
  return providerNamed(services, paid.provider)?.charge({
    reference: paid.reference,
    token: tokenOf(services, card),
    total: money(paid.paidCurrency, paid.totalMinor),
    payer: { name: `${payer.firstName} ${payer.lastName}`, email },
    description: `${services.config.club.name}: ${planLabel(describePlanReference(into))}`,
  })
}

export const noCard = 'We have no card to charge.'
export const expiredCard = 'The card has expired.'

/** For a charge that its provider never heard of: sends it again, unless its member has ended it since. */
export async function chargeAgain(
  services: Services,
  paid: PaymentRow,
): Promise<FoundPayment | undefined> {
  if (paid.subscriptionId === null) throw new TypeError('a card is charged for a subscription')
  const [found] = await selectToCharge(services.db).where(eq(subscription.id, paid.subscriptionId))
  if (found?.row.status !== 'active') return { state: 'cancelled' }
  return chargeCard(services, paid, found)
}
