import type { MaturityChoice, Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { KeyValueItem } from '@kinfold/ui/key-value-list'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'

const written = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })
const dayOr = (day: string | null, otherwise: string) =>
  day ? written.format(new Date(day)) : otherwise

const choices: Readonly<Record<MaturityChoice, string>> = {
  pay_out: 'Paid to your wallet',
  roll_over: 'Rolled over for another term',
}

export function portfolioTerms(portfolio: Portfolio): KeyValueItem[] {
  const { started_on, matures_on, at_maturity, is_recurring } = portfolio
  const ends = matures_on !== null
  return [
    { label: 'Started', value: dayOr(started_on, 'Not yet') },
    { label: 'Matures', value: dayOr(matures_on, started_on ? 'Open-ended' : 'Not yet known') },
    ...(ends ? [{ label: 'At maturity', value: choices[at_maturity] }] : []),
    { label: 'Recurring', value: is_recurring ? <RecurringLink /> : 'No' },
  ]
}

function RecurringLink() {
  return (
    <TextLink asChild>
      <Link to={paths.recurring}>Yes, see when</Link>
    </TextLink>
  )
}
