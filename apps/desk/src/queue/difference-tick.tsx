import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import type { Ref } from 'react'

type DifferenceTickProps = {
  expected: Money
  received: Money
  /** Then the bank took what is more for itself, and what is less goes back by another line. */
  goesOut?: boolean
  ticked: boolean
  onTick: (ticked: boolean) => void
  error: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Two digits in the wrong order look like the right ones: another amount is named as such. */
export function DifferenceTick(props: DifferenceTickProps) {
  const { expected, received, goesOut = false, ticked, onTick, error, ref } = props
  const isShort = received.minor < expected.minor
  const difference = isShort ? subtractMoney(expected, received) : subtractMoney(received, expected)
  const ofLine = isShort
    ? `The other ${formatMoney(difference)} goes back by another line`
    : `The bank charged ${formatMoney(difference)} in the same line`
  return (
    <CheckboxField
      ref={ref ?? null}
      className="ps-1.5"
      required
      label={
        goesOut
          ? ofLine
          : `It is ${formatMoney(difference)} ${isShort ? 'less' : 'more'} than expected`
      }
      value={ticked}
      onChange={onTick}
      error={error}
    />
  )
}
