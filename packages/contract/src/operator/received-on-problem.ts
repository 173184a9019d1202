/** Money that arrived longer ago than this is more likely a mistyped year. */
const longestAgoDays = 366

const dayMs = 86_400_000

const daysAlone = 3

/**
 * Whether a day decides more than one person's word may where no statement shows it: the rate of a week ago, or a share
 * in the returns of a month that is over.
 */
export function isEarlierDay(receivedOn: string, today: string): boolean {
  return receivedOn.slice(0, 7) !== today.slice(0, 7) || daysAgo(receivedOn, today) > daysAlone
}

const daysAgo = (day: string, today: string) => (Date.parse(today) - Date.parse(day)) / dayMs

/** The sentence for a day that money can't have arrived on; both are days of the club. */
export function receivedOnProblem(receivedOn: string, today: string): string | undefined {
  if (receivedOn > today) return 'This day is yet to come.'
  return daysAgo(receivedOn, today) > longestAgoDays
    ? 'That is more than a year ago. Please check the date.'
    : undefined
}
