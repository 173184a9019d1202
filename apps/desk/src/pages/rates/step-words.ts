import { RateText } from '@kinfold/contract/money/exchange-rate'
import { isSmallRateStep } from '@kinfold/contract/operator/rate/is-small-rate-step'
import type { RateStep } from '@kinfold/contract/operator/rate/list-rate-proposals'

const written = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 })

/** "11.1 % above the last". For reading only: whether it is near is for the exact rule to say. */
export function distanceText(rate: string, last: string): string {
  const percent = (Number(rate) / Number(last) - 1) * 100
  const size = written.format(Math.abs(percent))
  if (size === '0') return percent === 0 ? 'the same as the last' : 'about the same as the last'
  return `${size} % ${percent > 0 ? 'above' : 'below'} the last`
}

/** Whether one person may set what is typed; undefined while it is no rate. */
export function isAlone(typed: string, { percent, last, base }: RateStep): boolean | undefined {
  const rate = typed.trim()
  if (!RateText.is(rate)) return undefined
  return isSmallRateStep(rate, { last: last ?? undefined, base: base ?? undefined }, percent)
}

/** What follows from the rate that is typed, before it is sent. */
export function stepWords(typed: string, step: RateStep): string | undefined {
  const alone = isAlone(typed, step)
  if (alone === undefined) return undefined
  if (step.last === null)
    return 'It is the club’s first rate, so another administrator confirms it.'
  const distance = distanceText(typed.trim(), step.last)
  return alone
    ? `It is ${distance} and holds at once.`
    : `It is ${distance}, and more than ${step.percent} % from that or from the rate of a day ago: another administrator confirms it.`
}
