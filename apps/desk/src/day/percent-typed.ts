/** What stands in a field: "12.5". */
export const percentTyped = (bps: number | null): string => (bps === null ? '' : String(bps / 100))

export const percentNeeded = 'Please enter a percentage with at most two decimals, like 12.5.'

/** "12.5" → 1250; undefined of what is no percentage. */
export function readPercent(typed: string): number | undefined {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!match) return undefined
  const [, whole = '0', decimals = ''] = match
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
