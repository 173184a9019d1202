import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'
import { type Holding, moneyOf } from './holding.ts'

/** What a holding is worth, and what became of what was put in. Absent while it loads: its place is kept. */
export function HoldingStat({ holding }: { holding: Holding | undefined }) {
  if (!holding) {
    return (
      <>
        <span role="status" className="sr-only">
          Loading
        </span>
        <Stat loading size="hero" label="Value" change="to come" hint="to come" />
      </>
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
