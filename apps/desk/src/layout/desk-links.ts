import type { OperatorRole } from '@kinfold/contract/access'
import type { LucideIcon } from 'lucide-react'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CreditCard from 'lucide-react/icons/credit-card'
import IdCard from 'lucide-react/icons/id-card'
import Landmark from 'lucide-react/icons/landmark'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sun from 'lucide-react/icons/sunrise'
import TrendingUp from 'lucide-react/icons/trending-up'
import Undo from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import { isOpenTo } from '../address/page-roles.ts'
import { paths } from '../address/paths.ts'
import type { QueueCount } from '../queue/waits-for.ts'
import { clubWaitsFor } from '../section/club-waits.ts'

type DeskLink = {
  readonly to: string
  readonly label: string
  readonly Icon: LucideIcon
  /** How much waits there. */
  readonly count?: QueueCount
}

type LinkInRail = DeskLink & { readonly counts: readonly QueueCount[] }

const links: readonly DeskLink[] = [
  { to: paths.today, label: 'Today', Icon: Sun },
  { to: paths.members, label: 'Members', Icon: Users },
  { to: paths.kyc, label: 'KYC', Icon: IdCard, count: 'kyc' },
  { to: paths.transfers, label: 'Transfers', Icon: Landmark, count: 'transfers' },
  { to: paths.unmatched, label: 'Unmatched', Icon: CircleHelp, count: 'unmatched' },
  { to: paths.statements, label: 'Statements', Icon: ScrollText },
  { to: paths.withdrawals, label: 'Withdrawals', Icon: ArrowUpFromLine, count: 'withdrawals' },
  { to: paths.batches, label: 'Payout batches', Icon: Layers, count: 'open_batches' },
  { to: paths.returns, label: 'Returns', Icon: TrendingUp, count: 'returns_to_post' },
  { to: paths.refunds, label: 'Refunds', Icon: Undo, count: 'refunds_to_confirm' },
  { to: paths.chargebacks, label: 'Chargebacks', Icon: CreditCard, count: 'open_chargebacks' },
  { to: paths.books, label: 'Books', Icon: Scale },
  { to: paths.club, label: 'Club', Icon: LayoutGrid },
]

/** What somebody with these roles may open. */
export function linksFor(has: (role: OperatorRole) => boolean): readonly LinkInRail[] {
  return links
    .filter(link => isOpenTo(has, link))
    .map(link => ({ ...link, counts: countsOf(link, has) }))
}

function countsOf({ to, count }: DeskLink, has: (role: OperatorRole) => boolean) {
  if (to === paths.club) return clubWaitsFor(has)
  return count ? [count] : []
}
