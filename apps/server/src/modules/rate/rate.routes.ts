import {
  listExchangeRates,
  type RateOnRecord,
} from '@kinfold/contract/operator/rate/list-exchange-rates'
import { setExchangeRate } from '@kinfold/contract/operator/rate/set-exchange-rate'
import {
  type ExchangeRateAnswer,
  getExchangeRate,
} from '@kinfold/contract/reference/get-exchange-rate'
import { subDays } from 'date-fns/subDays'
import { count, desc, eq } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../http/route.ts'
import { pageOfRows, rowsWanted } from '../../paging/page-of-rows.ts'
import type { Services } from '../../services.ts'
import { operator } from '../account/account.tables.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { operatorActor } from '../audit/operator-actor.ts'
import { exchangeRate } from './exchange-rate.tables.ts'
import { findExchangeRate } from './find-exchange-rate.ts'

const noRate: ExchangeRateAnswer = {
  exchange_rate: null,
  set_at: null,
  source: null,
  is_stale: false,
}

export function rateRoutes({ db, now, config }: Services): readonly Route[] {
  const answerOf = (
    { rate, setAt, setBy }: typeof exchangeRate.$inferSelect,
    at: Date,
  ): ExchangeRateAnswer => ({
    exchange_rate: rate,
    set_at: setAt.toISOString(),
    source: setBy === null ? 'feed' : 'club',
    is_stale: config.rateStaleDays > 0 && setAt < subDays(at, config.rateStaleDays),
  })
  return [
    signedInRoute(getExchangeRate, async () => {
      const found = await findExchangeRate(db, now())
      return found === undefined ? noRate : answerOf(found, now())
    }),
    signedInRoute(listExchangeRates, async ({ query }) => {
      const { limit, offset } = rowsWanted(query)
      const rows = await db.orm
        .select({ rate: exchangeRate, by: operator })
        .from(exchangeRate)
        .leftJoin(operator, eq(operator.id, exchangeRate.setBy))
        .orderBy(desc(exchangeRate.setAt), desc(exchangeRate.id))
        .limit(limit)
        .offset(offset)
      const [counted] = await db.orm.select({ all: count() }).from(exchangeRate)
      const items = rows.map(({ rate, by }) => describe(rate, by))
      return pageOfRows(items, Number(counted?.all ?? 0), query)
    }),
    signedInRoute(setExchangeRate, ({ caller, body }) =>
      db.transaction(async tx => {
        const at = now()
        const actor = await operatorActor(tx, caller.accountId)
        const [set] = await tx.orm
          .insert(exchangeRate)
          .values({ rate: body.exchange_rate, setAt: at, setBy: caller.accountId })
          .returning()
        if (set === undefined) throw new Error('a rate was not set')
        await appendAudit(tx, {
          at,
          actor,
          action: 'exchange_rate.set',
          subject: 'exchange rate',
          subjectId: set.id,
          detail: set.rate,
        })
        return describe(set, { id: caller.accountId, name: actor.name })
      }),
    ),
  ]
}

function describe(
  { id, rate, setAt }: typeof exchangeRate.$inferSelect,
  by: { readonly id: string; readonly name: string } | null,
): RateOnRecord {
  return {
    id,
    exchange_rate: rate,
    set_at: setAt.toISOString(),
    set_by: by === null ? null : { id: by.id, name: by.name },
  }
}
