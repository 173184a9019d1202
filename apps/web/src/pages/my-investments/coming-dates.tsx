import { useSubscriptions } from '@kinfold/api/subscription/list-subscriptions'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Card } from '@kinfold/ui/card'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { comingLines } from '../../next/next-lines.ts'
import { NextList } from '../../next/next-list.tsx'
import { useMember } from '../../session/use-member.ts'

const shown = 6

type ComingDatesProps = {
  currency: Currency
  /** Of this currency; absent while they are on their way. */
  portfolios: readonly Portfolio[] | undefined
}

/** The next days on which money goes into or comes out of portfolios. What can't be read isn't missed here. */
export function ComingDates({ currency, portfolios }: ComingDatesProps) {
  const { today } = useMember()
  const { data: subscriptions } = useSubscriptions({ status: 'active' })
  if (!subscriptions || !portfolios) return null
  const lines = comingLines({
    withdrawals: [],
    subscriptions: subscriptions.items.filter(each => each.currency === currency),
    portfolios,
    areDocumentsApproved: true,
  })
  if (lines.length === 0) return null
  return (
    <Card
      title="Dates to come"
      action={
        <TextLink asChild className="text-small">
          <Link to={paths.recurring}>Recurring</Link>
        </TextLink>
      }
    >
      <NextList wide lines={lines.slice(0, shown)} today={today} />
    </Card>
  )
}
