/** A bank vouches for the name of a naira account; of those in dollars the club checks each. */
export function needsCheck(currency: string): boolean {
  return currency === 'USD'
}
