/** A bank confirms the name of a naira account; the club checks every dollar account itself. */
export function needsCheck(currency: string): boolean {
  return currency === 'USD'
}
