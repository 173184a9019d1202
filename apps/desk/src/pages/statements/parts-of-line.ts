import type { WireMoney } from '@kinfold/contract/money/wire-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'

/** Of more sums at once, too many would be added up, and chance would find some. */
const mostOfEach = 40

type Parts<Sum> = readonly [Sum, Sum, ...Sum[]]

/** Two or three of these that together are exactly as much as went out: people send back in parts. */
export function partsOfLine<Sum extends { readonly received: WireMoney }>(
  { amount }: Pick<StatementLine, 'amount'>,
  sums: readonly Sum[],
): readonly Parts<Sum>[] {
  const wanted = -fromWireMoney(amount).minor
  const each = sums
    .slice(0, mostOfEach)
    .map(sum => ({ sum, minor: fromWireMoney(sum.received).minor }))
  return each.flatMap((one, first) =>
    each.slice(first + 1).flatMap((two, next): Parts<Sum>[] => {
      const rest = wanted - one.minor - two.minor
      if (rest === 0n) return [[one.sum, two.sum] as const]
      return each
        .slice(first + next + 2)
        .filter(three => three.minor === rest)
        .map(three => [one.sum, two.sum, three.sum] as const)
    }),
  )
}
