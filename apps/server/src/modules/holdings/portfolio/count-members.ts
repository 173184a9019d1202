type Weighed = { readonly member: string; readonly weight: bigint }

/** How many members share a month’s result, and how much the one with most has of it all, rounded up. */
export function countMembers(shares: readonly Weighed[]): { members: number; largestBps: number } {
  const byMember = new Map<string, bigint>()
  for (const { member, weight } of shares) {
    byMember.set(member, (byMember.get(member) ?? 0n) + weight)
  }
  let total = 0n
  let largest = 0n
  for (const weight of byMember.values()) {
    total += weight
    if (weight > largest) largest = weight
  }
  return { members: byMember.size, largestBps: Number((largest * 10_000n + total - 1n) / total) }
}
