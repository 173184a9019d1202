import { money } from '@kinfold/contract/money/money'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Stat } from '@kinfold/ui/stat'
import { type Holding, moneyOf } from './holding.ts'
import { earnedBy } from './holding-earned.ts'
import { SumPart } from './sum-part.tsx'

type HoldingStatProps = {
  /** Absent while it loads: its place is kept. */
  holding: Holding | undefined
  size?: 'regular' | 'hero'
}

/** What a holding is worth, and what makes it so much: paid in, earned after fees, paid out. */
export function HoldingStat({ holding, size = 'hero' }: HoldingStatProps) {
  if (!holding) {
    return (
      <LoadingRegion label="Loading" className="contents">
        <Stat loading size={size} label="Value" change="to come" hint="to come" />
      </LoadingRegion>
    )
  }
  const isUntouched = holding.contributed === 0 && holding.value === 0
  return (
    <div data-adds-up className="contents">
      <Stat
        size={size}
        label="Value"
        change={isUntouched ? null : <Earned holding={holding} />}
        hint={isUntouched ? 'Your first contribution starts it.' : <PaidIn holding={holding} />}
      >
        <SumPart part="total" amount={moneyOf(holding, holding.value)} />
      </Stat>
    </div>
  )
}

function Earned({ holding }: { holding: Holding }) {
  const earned = earnedBy(holding)
  return (
    <>
      <SumPart part="plus" change amount={money(holding.currency, earned)} />{' '}
      {earned < 0n ? 'lost' : 'earned'} after fees
    </>
  )
}

function PaidIn({ holding }: { holding: Holding }) {
  return (
    <>
      <SumPart part="plus" amount={moneyOf(holding, holding.contributed)} /> paid in
      {holding.paid_out === 0 ? null : (
        <>
          , <SumPart part="minus" amount={moneyOf(holding, -holding.paid_out)} /> paid out to you
        </>
      )}
    </>
  )
}
