/** What is wrong with the days of a statement, beside the field that it is about. */
export function statementProblem(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): { readonly field: 'from' | 'to'; readonly sentence: string } | undefined {
  if (from > today) return { field: 'from', sentence: 'Please begin today or earlier.' }
  if (from > to) return { field: 'to', sentence: 'Please end on the first day or later.' }
  return undefined
}
