import {
  type ClosingPlace,
  closingMessages,
  whereClosingIsCleared,
} from '@kinfold/contract/closing/closing-messages'
import type { ClosingObstacle } from '@kinfold/contract/closing/closing-obstacles'
import { Banner } from '@kinfold/ui/banner'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../../address/paths.ts'
import { club } from '../../../club/club.ts'

const ways: Readonly<Record<Exclude<ClosingPlace, 'support'>, { to: string; label: string }>> = {
  recurring: { to: paths.recurring, label: 'See your recurring contributions' },
  portfolios: { to: paths.myInvestments, label: 'See your portfolios' },
  transactions: { to: paths.transactions, label: 'See your transactions' },
  withdrawals: { to: pathTo.everyWithdrawal(), label: 'See your withdrawals' },
  wallet: { to: paths.wallet, label: 'Go to your wallet' },
  KYC: { to: pathTo.accountTab('KYC'), label: 'See your documents' },
}

/** What is still open, each with where it is finished. */
export function ClosingObstacles({ obstacles }: { obstacles: readonly ClosingObstacle[] }) {
  return (
    <Banner tone="warning" title="You can’t close your account yet">
      <ul className="mt-2 flex flex-col gap-3">
        {obstacles.map(obstacle => (
          <li key={obstacle}>
            {closingMessages[obstacle]} <Way place={whereClosingIsCleared[obstacle]} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function Way({ place }: { place: ClosingPlace }) {
  if (place === 'support') {
    return <TextLink href={club.links.contact}>Contact our support team</TextLink>
  }
  const { to, label } = ways[place]
  return (
    <TextLink asChild>
      <Link to={to}>{label}</Link>
    </TextLink>
  )
}
