/** Money that arrived longer ago than this is more likely a mistyped year. */
const longestAgoDays = 366

const dayMs = 86_400_000

/** The sentence for a day that money can't have arrived on; both are days of the club. */
export function receivedOnProblem(receivedOn: string, today: string): string | undefined {
  if (receivedOn > today) return 'This day is yet to come.'
  const ago = (Date.parse(today) - Date.parse(receivedOn)) / dayMs
  return ago > longestAgoDays ? 'That is more than a year ago. Please check the date.' : undefined
}
