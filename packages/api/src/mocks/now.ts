/** The current moment in the contract's format; stories and tests control the clock. */
export function now(): string {
  return new Date().toISOString()
}
