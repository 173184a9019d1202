/** This moment as the contract writes it; stories and tests hold the clock. */
export function now(): string {
  return new Date().toISOString()
}
