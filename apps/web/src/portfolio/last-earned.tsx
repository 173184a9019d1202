import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { Money } from '@kinfold/ui/money'
import type { GrowthMonth } from './growth-months.ts'

const long = dateFormat({ month: 'long', timeZone: 'UTC' })

type LastEarnedProps = { months: readonly GrowthMonth[]; currency: Currency }

/** The newest month that returns were posted for. */
export function LastEarned({ months, currency }: LastEarnedProps) {
  const last = months.findLast(({ earned }) => earned !== 0n)
  if (!last) return 'Your first returns are still to come.'
  return (
    <>
      {long(Date.UTC(last.year, last.month - 1))} {last.earned > 0n ? 'earned' : 'brought'} you{' '}
      <Money change amount={money(currency, last.earned)} />
    </>
  )
}
