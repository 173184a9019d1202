import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Stat } from '@kinfold/ui/stat'
import type { ReactNode } from 'react'
import { type Holding, isUntouched, moneyOf } from './holding.ts'
import { earnedBy } from './holding-earned.ts'
import { SumPart } from './sum-part.tsx'
import { Earned, Paid } from './sum-sentences.tsx'

type HoldingStatProps = {
  /** Absent while it loads: its place is kept. */
  holding: Holding | undefined
  size?: 'regular' | 'hero'
  label?: string
  /** Beside the label. */
  action?: ReactNode
}

/** What a holding is worth, and what makes it so much: paid in, earned after fees, paid out. */
export function HoldingStat({ holding, size = 'hero', label = 'Value', action }: HoldingStatProps) {
  if (!holding) {
    return (
      <LoadingRegion label="Loading" className="contents">
        <Stat loading size={size} label={label} change="to come" hint="to come" />
      </LoadingRegion>
    )
  }
  const { currency } = holding
  const isEmpty = isUntouched(holding)
  return (
    <div data-adds-up className="contents">
      <Stat
        size={size}
        label={label}
        action={action}
        change={isEmpty ? null : <Earned currency={currency} earned={earnedBy(holding)} />}
        hint={
          isEmpty ? (
            'Your first contribution starts it.'
          ) : (
            <Paid
              currency={currency}
              paidIn={moneyOf(holding, holding.contributed).minor}
              paidOut={moneyOf(holding, -holding.paid_out).minor}
            />
          )
        }
      >
        <SumPart part="total" amount={moneyOf(holding, holding.value)} />
      </Stat>
    </div>
  )
}
