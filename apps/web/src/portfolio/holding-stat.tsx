import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'
import { type Holding, moneyOf } from './holding.ts'

/** What a holding is worth, and what became of what was put in. Absent while it loads: its place is kept. */
export function HoldingStat({ holding }: { holding: Holding | undefined }) {
  if (!holding) {
    return (
      <LoadingRegion label="Loading" className="contents">
        <Stat loading size="hero" label="Value" change="to come" hint="to come" />
      </LoadingRegion>
    )
  }
  return (
    <Stat
      size="hero"
      label="Value"
      change={
        <>
          <Money change amount={moneyOf(holding, holding.returns)} /> returns
        </>
      }
      hint={
        holding.contributed === 0 ? (
          'Nothing contributed yet.'
        ) : (
          <>
            <Money amount={moneyOf(holding, holding.contributed)} /> contributed
          </>
        )
      }
    >
      <Money amount={moneyOf(holding, holding.value)} />
    </Stat>
  )
}
