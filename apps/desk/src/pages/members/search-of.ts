/** What was looked for before a member was opened, without what was opened of them. */
export function searchOf(query: string): string {
  const kept = new URLSearchParams(query)
  kept.delete('postings')
  return kept.size === 0 ? '' : `?${kept}`
}
