import { type ExchangeRate, parseExchangeRate } from '@kinfold/contract/money/convert-money'
import type { ExchangeRateAnswer } from '@kinfold/contract/reference/get-exchange-rate'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { referenceMoment } from '../reference-day.ts'

export interface DemoRate {
  readonly rate: string
  readonly setAt: string
}

// On the first working morning of each month, from June 2024.
const monthly = [
  '1478',
  '1492.5',
  '1510',
  '1536',
  '1561.25',
  '1584',
  '1608',
  '1597.5',
  '1571',
  '1552',
  '1538.75',
  '1529',
  '1533',
  '1541.5',
  '1548',
  '1536.5',
  '1524',
  '1511.25',
  '1498',
  '1505',
  '1513.5',
  '1520',
  '1526.75',
  '1530',
  '1532.5',
]

/** Every rate that held, oldest first. */
export const demoRates: readonly DemoRate[] = monthly.map((rate, index) => {
  const day = new Date(Date.UTC(2024, 5 + index, 1, 7, 30))
  return { rate, setAt: `${day.toISOString().slice(0, 19)}Z` }
})

/** The same rates on their days; the last one is fresh. */
export function ratesOn(calendar: DemoCalendar): DemoRate[] {
  return demoRates.map(rate => retold(calendar, rate, 'setAt'))
}

export interface RateThen {
  readonly text: string
  readonly rate: ExchangeRate
  readonly setAt: string
}

export function rateAt(rates: readonly DemoRate[], moment: string): RateThen {
  const found = rates.findLast(({ setAt }) => setAt <= moment)
  const rate = found && parseExchangeRate(found.rate)
  if (!found || !rate) throw new RangeError(`the demo club had no rate at ${moment}`)
  return { text: found.rate, rate, setAt: found.setAt }
}

export const demoRateAt = (moment: string): RateThen => rateAt(demoRates, moment)

export const exchangeRateAnswer: ExchangeRateAnswer = {
  exchange_rate: demoRateAt(referenceMoment).text,
  set_at: demoRateAt(referenceMoment).setAt,
  source: 'club',
  is_stale: false,
}
