import type { ExchangeRateAnswer } from '@kinfold/contract/reference/get-exchange-rate'
import { subDays } from 'date-fns/subDays'
import type { exchangeRate } from './rate.tables.ts'

const noRate: ExchangeRateAnswer = {
  exchange_rate: null,
  set_at: null,
  source: null,
  is_stale: false,
}

/** The rate in force as members see it. */
export function describeRate(
  found: typeof exchangeRate.$inferSelect | undefined,
  { staleDays, at }: { readonly staleDays: number; readonly at: Date },
): ExchangeRateAnswer {
  if (found === undefined) return noRate
  const { rate, setAt, source, quotedAt } = found
  return {
    exchange_rate: rate,
    set_at: setAt.toISOString(),
    source: source === null ? 'club' : 'feed',
    is_stale: staleDays > 0 && (quotedAt ?? setAt) < subDays(at, staleDays),
  }
}
