import { KeyValueList } from '@kinfold/ui/key-value-list'
import { type Holding, moneyOf } from './holding.ts'
import { SumPart } from './sum-part.tsx'

/** How the value came about, as a sum that can be checked. */
export function HoldingSum({ holding }: { holding: Holding }) {
  const line = (label: string, value: number) => ({
    label,
    value: <SumPart part="plus" change amount={moneyOf(holding, value)} />,
  })
  return (
    <div data-adds-up>
      <KeyValueList
        items={[
          line('Contributed', holding.contributed),
          line('Returns', holding.returns),
          line('Fees', holding.fees),
          line('Paid out', holding.paid_out),
          {
            label: 'Value',
            value: <SumPart part="total" amount={moneyOf(holding, holding.value)} />,
            strong: true,
          },
        ]}
      />
    </div>
  )
}
