import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { askProvider } from '../../money/arrival/ask-provider.ts'
import { askDisputes } from '../../money/chargeback/ask-disputes.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { providerNamed } from '../../money/payment/provider-named.ts'
import { askPayout } from '../../money/payout/ask-payout.ts'
import { findPayout } from '../../money/payout/find-payout.ts'
import { findRefund } from '../../money/refund/ask-refund.ts'
import { refund } from '../../money/refund/refund.tables.ts'
import { payout } from '../../money/withdrawal/payout.tables.ts'
import { withdrawal } from '../../money/withdrawal/withdrawal.tables.ts'
import type { Services } from '../../services.ts'
import { setUnknownAside } from './set-unknown-aside.ts'
import { webhookEvent } from './webhook.tables.ts'

/** News may come before the payment that it is about is written. */
const mostTriesUnknown = 4

type WebhookEvent = typeof webhookEvent.$inferSelect

/** Looks into what a provider told, by asking it. What can't be settled yet fails, and the queue tries it again. */
export async function handleWebhook(services: Services, eventId: string): Promise<void> {
  const { orm } = services.db
  const waiting = and(eq(webhookEvent.id, eventId), isNull(webhookEvent.handledAt))
  const [kept] = await orm.select().from(webhookEvent).where(waiting)
  if (kept === undefined) return
  const event = { ...kept, tries: kept.tries + 1 }
  await orm.update(webhookEvent).set({ tries: event.tries }).where(waiting)
  const outcome = await settle(services, event)
  await orm.update(webhookEvent).set({ handledAt: services.now(), outcome }).where(waiting)
}

async function settle(services: Services, event: WebhookEvent): Promise<string> {
  const { reference, provider: name, tries } = event
  if (event.about === 'dispute') return settleDisputes(services, event)
  if (event.about === 'refund') return settleRefunds(services, event)
  if (reference === null) return 'about no payment'
  if (event.about === 'payout') return settlePayout(services, event, reference)
  const [row] = await services.db.orm
    .select()
    .from(payment)
    .where(and(eq(payment.reference, reference), eq(payment.provider, name)))
  if (row !== undefined) {
    const asked = await askProvider(services, row)
    if (asked === 'no answer') throw new Error(`${name} gave no answer about ${reference}`)
    return asked
  }
  if (tries < mostTriesUnknown) throw new Error(`there is no payment ${reference} yet`)
  const provider = providerNamed(services, name)
  const found = await provider?.find(reference)
  if (found === undefined) throw new Error(`${name} gave no answer about ${reference}`)
  if (found.state !== 'paid') return 'about an unknown payment'
  for (const charge of found.charges) await setUnknownAside(services, { reference, charge })
  return 'set aside'
}

/** Asks after all disputes of the charges that the news may be about. */
async function settleDisputes(services: Services, event: WebhookEvent): Promise<string> {
  const { provider: name, tries } = event
  const provider = providerNamed(services, name)
  const chargeIds = await chargesOf(services, event)
  const asked = new Set<string>()
  for (const chargeId of chargeIds) {
    if (provider === undefined) break
    const mayComeLater = tries < mostTriesUnknown
    asked.add(await askDisputes(services, provider, { chargeId, mayComeLater }))
  }
  if (asked.has('about no payment yet')) throw new Error(`there is no payment for ${chargeIds} yet`)
  if (asked.has('no answer'))
    throw new Error(`${name} gave no answer about the charge ${chargeIds}`)
  return asked.has('disputed') ? 'disputed' : 'about no dispute'
}

/** The payment may not have been heard of, so it is asked after first. */
async function chargesOf(services: Services, event: WebhookEvent): Promise<readonly string[]> {
  const { reference, provider: name, chargeId } = event
  const isKnown =
    chargeId !== null && (await findPayments(services, name, eq(payment.chargeId, chargeId)))[0]
  if (!isKnown && reference !== null) {
    const [row] = await findPayments(services, name, eq(payment.reference, reference))
    if (row !== undefined) await askProvider(services, row)
  }
  if (chargeId !== null) return [chargeId]
  if (reference === null) return []
  const paid = await findPayments(services, name, eq(payment.reference, reference))
  return paid.flatMap(row => row.chargeId ?? [])
}

const findPayments = (services: Services, name: WebhookEvent['provider'], which: SQL) =>
  services.db.orm
    .select()
    .from(payment)
    .where(and(eq(payment.provider, name), which))

/** Asks after all refunds of the payment that are under way, or were given. */
async function settleRefunds(services: Services, event: WebhookEvent): Promise<string> {
  const { reference, provider: name, chargeId } = event
  const which =
    chargeId === null ? eq(payment.reference, reference ?? '') : eq(payment.chargeId, chargeId)
  const refunds = await services.db.orm
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.provider, name), which, inArray(refund.status, ['sent', 'paid'])))
  for (const { id } of refunds) {
    const asked = await findRefund(services, id)
    if (asked === 'no answer') throw new Error(`${name} gave no answer about refund ${id}`)
  }
  return refunds.length === 0 ? 'about an unknown refund' : 'asked after its refunds'
}

/** A payout is recorded before its provider is asked for it, so an unknown one is none of ours. */
async function settlePayout(
  services: Services,
  { provider: name }: WebhookEvent,
  reference: string,
): Promise<string> {
  const which = and(eq(withdrawal.reference, reference), eq(payout.provider, name))
  const found = await findPayout(services.db, which)
  if (found === undefined) return 'about an unknown payout'
  const asked = await askPayout(services, found)
  if (asked === 'no answer') throw new Error(`${name} gave no answer about payout ${reference}`)
  return asked
}
