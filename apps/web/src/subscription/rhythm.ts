import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Subscription } from '@kinfold/contract/subscription/subscription'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (day: number) => `${day}${endings[ordinals.select(day)] ?? 'th'}`

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })

/** How often, as in “₦50,000 …”: `every Friday`, `on the 15th of each month`. */
export function rhythm({
  interval,
  anchor_day,
  period_on,
}: Pick<Subscription, 'interval' | 'anchor_day' | 'period_on'>): string {
  if (interval === 'weekly') {
    return `every ${period_on ? weekday(new Date(period_on)) : 'week'}`
  }
  const day = `on the ${ordinal(anchor_day)} of`
  return interval === 'monthly' ? `${day} each month` : `${day} every third month`
}
