import { Money, type MoneyProps } from '@kinfold/ui/money'

type SumPartProps = Pick<MoneyProps, 'amount' | 'change'> & {
  /** What it is in the sum that it stands in: a journey adds up what every page shows. */
  part: 'plus' | 'minus' | 'total'
}

export function SumPart({ part, ...money }: SumPartProps) {
  return (
    <span data-sum={part}>
      <Money {...money} />
    </span>
  )
}
