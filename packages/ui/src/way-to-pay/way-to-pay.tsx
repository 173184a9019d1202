import { Badge } from '../badge/badge.tsx'
import { Money } from '../money/money.tsx'
import { type RadioCard, RadioCards, type RadioCardsProps } from '../radio-cards/radio-cards.tsx'
import { around } from '../words/around.tsx'
import { useWords } from '../words/use-words.ts'
import { cheapestWay } from './cheapest-way.ts'
import type { WayCost, WayOfPaying } from './way-of-paying.ts'
import { wayToPayWords } from './way-to-pay.words.ts'

export type { WayOfPaying }

export type WayToPayProps<Value extends string> = Omit<
  RadioCardsProps<Value>,
  'cards' | 'layout'
> & {
  /** In the order they are offered; those that can’t be used say why. */
  ways: readonly WayOfPaying<Value>[]
  /** All ways there are, where only some of them are shown: the lowest charge is the lowest of these. */
  among?: readonly WayOfPaying<Value>[]
}

function Terms({ arrives, cost, note }: Terms) {
  return (
    <>
      {cost ? <Cost arrives={arrives} {...cost} /> : arrives}
      {note ? <span className="block">{note}</span> : null}
    </>
  )
}
type Terms = Pick<WayOfPaying<string>, 'arrives' | 'cost' | 'note'>

function Cost({ arrives, charge, total }: Cost) {
  const words = useWords('wayToPay', wayToPayWords)
  return (
    <span className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
      <span>
        {arrives} ·{' '}
        {charge.minor === 0n
          ? words.free
          : around(words.charge, <Money alwaysShown amount={charge} />)}
      </span>
      <span className="text-ink group-disabled:text-ink-subtle">
        {around(words.pay, <Money alwaysShown className="font-semibold" amount={total} />)}
      </span>
    </span>
  )
}
type Cost = WayCost & Pick<Terms, 'arrives'>

/** Each way with when it arrives, what it costs and what is paid in all; an impossible one says why. */
export function WayToPay<Value extends string>({
  ways,
  among = ways,
  ...group
}: WayToPayProps<Value>) {
  const words = useWords('wayToPay', wayToPayWords)
  const cheapest = group.disabled ? undefined : cheapestWay(among)
  const cards = ways.map((way): RadioCard<Value> => {
    const { value, name, icon, impossible, arrives, cost, note } = way
    return {
      value,
      icon,
      disabled: impossible !== undefined,
      label: (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {name}
          {value === cheapest?.value ? <Badge tone="accent">{words.cheapest}</Badge> : null}
        </span>
      ),
      description: impossible ?? <Terms {...{ arrives, cost, note }} />,
    }
  })
  return <RadioCards {...group} layout="column" cards={cards} />
}
