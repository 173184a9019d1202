import { usePortfolioMovement } from '@kinfold/api/portfolio/get-portfolio-movement'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import type { KeyValueItem } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { ReceiptSheet } from '@kinfold/ui/receipt-sheet'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../address/paths.ts'
import { club } from '../club/club.ts'
import { momentText } from '../day/moment-text.ts'
import { paymentFacts } from './payment-facts.tsx'
import { PostingList } from './posting-list.tsx'
import { ReceiptToCome } from './receipt-to-come.tsx'

type MovementReceiptProps = { portfolio: Portfolio; id: string; onClose: () => void }

/** Everything there is to know of one movement of a portfolio. */
export function MovementReceipt({ portfolio, id, onClose }: MovementReceiptProps) {
  const { data, failure, reload } = usePortfolioMovement(portfolio.id, id)
  const change = (open: boolean) => !open && onClose()
  // The same sheet from the first moment on: another would not know where the focus was.
  if (!data) {
    return (
      <ReceiptSheet open ownStep={false} onOpenChange={change} title="Receipt">
        <ReceiptToCome failure={failure} onRetry={reload} />
      </ReceiptSheet>
    )
  }
  const { movement, reference, postings } = data
  const { currency, plan } = portfolio
  const facts: KeyValueItem[] = [
    { label: 'Kind', value: capitaliseFirst(movement.kind) },
    ...paymentFacts(data),
    {
      label: 'Value after',
      value: <Money amount={moneyFromWire(currency, movement.value_after)} />,
    },
    {
      label: 'Plan',
      value: (
        <TextLink asChild>
          <Link to={pathTo.product(plan.id)}>{planLabel(plan)}</Link>
        </TextLink>
      ),
    },
  ]
  return (
    <ReceiptSheet
      open
      ownStep={false}
      onOpenChange={change}
      title={movement.description}
      amount={moneyFromWire(currency, movement.amount)}
      sentence={momentText(movement.happened_at)}
      facts={facts}
      reference={reference}
      help={<TextLink href={club.links.contact}>Something wrong?</TextLink>}
    >
      <PostingList postings={postings} />
    </ReceiptSheet>
  )
}
