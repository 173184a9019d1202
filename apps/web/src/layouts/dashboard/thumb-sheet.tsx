import { kycMessages } from '@kinfold/contract/messages'
import { Modal } from '@kinfold/ui/modal'
import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Plus from 'lucide-react/icons/plus'
import Repeat from 'lucide-react/icons/repeat'
import Sprout from 'lucide-react/icons/sprout'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { useMember } from '../../session/use-member.ts'

type Action = {
  name: string
  /** What it does, or why it can't be done yet. */
  text: string
  /** Where it is done, or where what is missing is added. */
  to: string
  Icon: LucideIcon
  isClosed?: boolean
}

/** Everything one does with money, each with its reason when it is closed, and then leading to what opens it. */
export function ThumbSheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title="Your money" onOpenChange={open => !open && onClose()}>
      <ul className="-mx-3 flex flex-col gap-1">
        {useActions().map(({ name, text, to, Icon, isClosed = false }) => (
          <li key={name}>
            <Link
              to={to}
              onClick={onClose}
              className="flex min-h-16 items-center gap-4 rounded-option px-3 py-2 hover:bg-surface-hover"
            >
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-11 shrink-0 place-items-center rounded-full',
                  isClosed
                    ? 'bg-surface-disabled text-ink-subtle'
                    : 'bg-primary-soft text-on-primary-soft',
                )}
              >
                <Icon size={22} strokeWidth={1.75} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold text-ink">{name}</span>
                <span className="block text-small text-ink-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function useActions(): Action[] {
  const { can_contribute, can_make_withdrawal, has_submitted_kyc, has_submitted_poa } = useMember()
  const waits = has_submitted_kyc && has_submitted_poa
  const closed = {
    text: waits ? kycMessages.inProgress : kycMessages.required,
    to: pathTo.accountTab('KYC'),
    isClosed: true,
  }
  return [
    {
      name: 'Contribute',
      Icon: Sprout,
      ...(can_contribute ? { text: 'Choose a plan and an amount.', to: paths.plans } : closed),
    },
    {
      name: 'Fund wallet',
      Icon: Plus,
      text: 'By card or bank transfer.',
      to: pathTo.fund(),
    },
    {
      name: 'Withdraw',
      Icon: ArrowUpRight,
      text: can_make_withdrawal
        ? 'From your wallet to your bank account.'
        : 'Something is missing first: see what.',
      to: pathTo.withdraw(),
      isClosed: !can_make_withdrawal,
    },
    {
      name: 'Set up a recurring contribution',
      Icon: Repeat,
      ...(can_contribute
        ? { text: 'The same amount each week, month or quarter.', to: paths.newRecurring }
        : closed),
    },
  ]
}
