import type { Money } from '@kinfold/contract/money/money'
import { addMoney, negateMoney } from '@kinfold/contract/money/money-arithmetic'

type Sum = { readonly label: 'In' | 'Out'; readonly sum: Money }

/** What came in and what went out, each only where there was any. */
export function inAndOut(amounts: readonly Money[]): readonly Sum[] {
  const sumOf = (label: Sum['label'], some: readonly Money[]): Sum[] => {
    const [first, ...others] = some
    return first ? [{ label, sum: others.reduce((all, each) => addMoney(all, each), first) }] : []
  }
  return [
    ...sumOf(
      'In',
      amounts.filter(({ minor }) => minor > 0n),
    ),
    ...sumOf('Out', amounts.filter(({ minor }) => minor < 0n).map(negateMoney)),
  ]
}
