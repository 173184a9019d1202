import type { Currency } from '@kinfold/contract/money/currency'
import { zero } from '@kinfold/contract/money/money'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { SinceLastMonth } from './since-last-month.tsx'
import { sumOf } from './sum-of.ts'
import { type Way, waysOf, wayWords } from './ways.ts'

type PrepareFactsProps = {
  currency: Currency
  chosen: readonly RequestedWithdrawal[]
  way: Way
  chooseWay: (way: Way) => void
}

/** How the batch will be paid, and how its sum compares with the month before. */
export function PrepareFacts({ currency, chosen, way, chooseWay }: PrepareFactsProps) {
  const { today } = useOperator()
  const [dueFirst = today] = chosen.map(({ withdrawal }) => withdrawal.pay_by).toSorted()
  return (
    <div className="flex flex-col gap-5">
      <section>
        <h2 className="mb-2 text-small font-semibold text-ink">How it is paid</h2>
        <ChoiceRow
          label="How it is paid"
          choices={waysOf(currency)}
          words={wayWords}
          chosen={way}
          onChoose={chooseWay}
        />
      </section>
      <SinceLastMonth
        currency={currency}
        month={dueFirst.slice(0, 7)}
        total={sumOf(chosen) ?? zero(currency)}
        count={chosen.length}
      />
      <p className="text-small text-pretty text-ink-muted">
        No money moves yet. Another approver looks at the batch and releases it.
      </p>
    </div>
  )
}
