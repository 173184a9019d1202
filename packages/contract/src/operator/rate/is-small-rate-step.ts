import { isRateWithin, parseExchangeRate } from '../../money/convert-money.ts'

interface RatesBefore {
  /** The one in force; undefined for the first of a club. */
  readonly last: string | undefined
  /** What small steps are measured from, so that many of them in a row don't add up to a large one. */
  readonly base: string | undefined
}

/** Whether one person may set a rate: it is near both of those before it. */
export function isSmallRateStep(
  text: string,
  { last, base }: RatesBefore,
  percent: number,
): boolean {
  const rate = parseExchangeRate(text)
  return [last, base].every(each => {
    const known = each === undefined ? undefined : parseExchangeRate(each)
    return rate !== undefined && known !== undefined && isRateWithin(rate, known, percent)
  })
}
