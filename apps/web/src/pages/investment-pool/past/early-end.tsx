import { dateFormat } from '@kinfold/contract/day/date-format'
import { type Money as Amount, money } from '@kinfold/contract/money/money'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { earlyClosing } from '@kinfold/contract/portfolio/early-closing'
import { Money } from '@kinfold/ui/money'
import { SelectField } from '@kinfold/ui/select-field'
import { Stat } from '@kinfold/ui/stat'
import { useState } from 'react'
import type { pastCourse } from '../../../plan/past-course.ts'
import { termText } from '../../../plan/plan-facts.tsx'

type EarlyEndProps = {
  readonly plan: Plan
  /** What was put in, in the lowest unit of the plan’s currency. */
  readonly amount: bigint
  /** Undefined while it is on its way: it has its place already. */
  readonly course: ReturnType<typeof pastCourse> | undefined
}

/** What the amount would have come to had it been taken out before the plan’s end, by the rule that the club ends one by. */
export function EarlyEnd({ plan, amount, course }: EarlyEndProps) {
  const { tenor_months: tenor } = plan
  if (planProblem(plan) !== undefined) return null
  if (tenor === null || tenor < 2) {
    return (
      <p className="text-small text-pretty text-ink-muted">
        {tenor === null
          ? 'It has no end of its own, so leaving is never early: if the club agrees, all that it is worth goes to your wallet.'
          : `It runs for ${termText(tenor)}, so there is nothing to leave early.`}
      </p>
    )
  }
  return <BeforeItsEnd {...{ plan, amount, course, tenor }} />
}

function BeforeItsEnd({ plan, amount, course, tenor }: EarlyEndProps & { readonly tenor: number }) {
  const { currency } = plan
  const [chosen, setChosen] = useState(Math.floor(tenor / 2))
  const longest = course === undefined ? tenor - 1 : Math.min(tenor - 1, course.length)
  const months = Math.min(chosen, longest)
  const worth = money(currency, course?.[months - 1]?.value ?? amount)
  const { toMember, charge } = earlyClosing(worth)
  return (
    <div className="grid items-start gap-4 border-t border-line pt-5 sm:grid-cols-2">
      <SelectField
        label="If you had left early, after"
        options={Array.from({ length: longest }, (_, at) => ({
          value: String(at + 1),
          label: termText(at + 1),
          ...(course?.[at] && { note: nameOf(course[at].month) }),
        }))}
        value={String(months)}
        onChange={value => setChosen(Number(value))}
      />
      <Stat
        loading={course === undefined}
        label="To your wallet"
        change={
          <>
            <Money change amount={money(currency, toMember.minor - amount)} />,{' '}
            <Charge of={charge} />
          </>
        }
        hint="If the club agrees: it may say no."
      >
        <Money amount={toMember} />
      </Stat>
    </div>
  )
}

function Charge({ of }: { of: Amount }) {
  if (of.minor === 0n) return 'and no charge for leaving'
  return (
    <>
      after a charge of <Money amount={of} />
    </>
  )
}

const monthName = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: string) => monthName(Date.parse(`${month}-01`))
