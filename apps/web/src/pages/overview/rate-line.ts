import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { ratePairText } from '@kinfold/contract/money/rate-text'
import { dayText } from '../../day/day-text.ts'

type Rate = { exchange_rate: string | null; set_at: string | null }

const price = ({ exchange_rate }: Rate) =>
  exchange_rate === null ? '$1 = ₦–' : ratePairText(exchange_rate)

/** `the club’s rate of 1 June 2026, $1 = ₦1,532.50` */
export function rateLine(rate: Rate): string {
  const since = rate.set_at ? ` of ${dayText(dayInLagos(new Date(rate.set_at)))}` : ''
  return `the club’s rate${since}, ${price(rate)}`
}

/** `$1 = ₦1,532.50, set on 1 June 2026, 2 days ago`, counted from the club's day. */
export function rateAge(rate: Rate, today: string): string {
  if (!rate.set_at) return price(rate)
  const day = dayInLagos(new Date(rate.set_at))
  const age = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  const ages = new Intl.RelativeTimeFormat('en-NG', { numeric: 'auto' })
  return `${price(rate)}, set on ${dayText(day)}, ${ages.format(age, 'day')}`
}
