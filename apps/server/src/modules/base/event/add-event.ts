import type { addEvent as endpoint } from '@kinfold/contract/event/add-event'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { checkoutEvent } from './event.tables.ts'

type Endpoint = typeof endpoint

export async function addEvent(
  { db, now }: Services,
  { body: { event, gateway, product_id, currency, amount } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  // An amount without its currency means nothing.
  const sum =
    currency === undefined || amount === undefined ? null : moneyFromWire(currency, amount).minor
  await db.orm.insert(checkoutEvent).values({
    event,
    gateway: gateway ?? null,
    planId: product_id ?? null,
    currency: currency ?? null,
    amountMinor: sum,
    happenedAt: now(),
  })
  return { done: true }
}
