import { clubTimeZone } from '@kinfold/contract/constants'

// A rate is no amount: it keeps the decimals it was set with.
const rateFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 6 })

const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: clubTimeZone,
})

export const rateText = (rate: string): string => `$1 = ₦${rateFormat.format(Number(rate))}`

/** `3 Jun 2026, 10:00`, in the club's time. */
export const momentText = (at: string): string => moment.format(new Date(at))
