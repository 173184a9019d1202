/** The least and the most of some amounts; nothing counts as zero. */
export function reachOf(values: readonly bigint[]): { least: bigint; most: bigint } {
  const sorted = values.toSorted((one, other) => Number(one > other) - Number(one < other))
  return { least: sorted.at(0) ?? 0n, most: sorted.at(-1) ?? 0n }
}
