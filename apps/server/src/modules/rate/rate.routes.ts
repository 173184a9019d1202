import { getExchangeRate } from '@kinfold/contract/reference/get-exchange-rate'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { findExchangeRate } from './find-exchange-rate.ts'

export function rateRoutes({ db, now }: Services): readonly Route[] {
  return [
    signedInRoute(getExchangeRate, async () => {
      const found = await findExchangeRate(db, now())
      return {
        exchange_rate: found?.rate ?? null,
        set_at: found?.setAt.toISOString() ?? null,
      }
    }),
  ]
}
