import type { Transaction } from '@kinfold/contract/wallet/transaction'

/**
 * Completed lines, newest first, each behind the open ones that are newer, which are taken off `open`: its
 * newest stands last. Completed lines keep their order, which the running balance depends on.
 */
export function mergeLines(completed: readonly Transaction[], open: Transaction[]): Transaction[] {
  const merged: Transaction[] = []
  for (const line of completed) {
    for (
      let newest = open.at(-1);
      newest !== undefined && newest.created_at > line.created_at;
      newest = open.at(-1)
    ) {
      merged.push(newest)
      open.pop()
    }
    merged.push(line)
  }
  return merged
}
