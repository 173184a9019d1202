/** What of a queue's filters is chosen, for its query: "any" is no choice. */
export function chosenFilters<Filters extends Readonly<Record<string, string>>>(filters: Filters) {
  const chosen = Object.entries(filters).filter(([, value]) => value !== 'any')
  return Object.fromEntries(chosen) as {
    readonly [Name in keyof Filters]?: Exclude<Filters[Name], 'any'>
  }
}
