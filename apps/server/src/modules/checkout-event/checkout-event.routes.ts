import { addEvent } from '@kinfold/contract/event/add-event'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { checkoutEvent } from './checkout-event.tables.ts'

export function checkoutEventRoutes({ db, now }: Services): readonly Route[] {
  return [
    signedInRoute(addEvent, async ({ body }) => {
      const { event, gateway, product_id, currency, amount } = body
      // An amount without its currency says nothing.
      const sum =
        currency === undefined || amount === undefined
          ? null
          : moneyFromWire(currency, amount).minor
      await db.orm.insert(checkoutEvent).values({
        event,
        gateway: gateway ?? null,
        planId: product_id ?? null,
        currency: currency ?? null,
        amountMinor: sum,
        happenedAt: now(),
      })
      return { done: true as const }
    }),
  ]
}
