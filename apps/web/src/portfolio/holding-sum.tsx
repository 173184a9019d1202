import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { type Holding, moneyOf } from './holding.ts'

/** How the value came about, as a sum that can be checked. */
export function HoldingSum({ holding }: { holding: Holding }) {
  const line = (label: string, value: number) => ({
    label,
    value: <Money change amount={moneyOf(holding, value)} />,
  })
  return (
    <KeyValueList
      items={[
        line('Contributed', holding.contributed),
        line('Returns', holding.returns),
        line('Fees', holding.fees),
        line('Paid out', holding.paid_out),
        { label: 'Value', value: <Money amount={moneyOf(holding, holding.value)} />, strong: true },
      ]}
    />
  )
}
