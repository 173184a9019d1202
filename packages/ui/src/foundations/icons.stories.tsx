import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleUser from 'lucide-react/icons/circle-user'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import HandCoins from 'lucide-react/icons/hand-coins'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Moon from 'lucide-react/icons/moon'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Repeat from 'lucide-react/icons/repeat'
import Rocket from 'lucide-react/icons/rocket'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sun from 'lucide-react/icons/sun'
import Upload from 'lucide-react/icons/upload'
import Wallet from 'lucide-react/icons/wallet'
import X from 'lucide-react/icons/x'
import { FoundationPage, Section } from '../story-layout/foundation-page.tsx'

const meta = { title: 'Foundations/Icons', tags: ['autodocs'] } satisfies Meta

export default meta

const sets = {
  Places: {
    Dashboard: LayoutDashboard,
    'Getting started': Rocket,
    'My account': CircleUser,
    'My contributions': PiggyBank,
    'Recurring contributions': Repeat,
    'My wallet': Wallet,
    Contribute: HandCoins,
    Transactions: ArrowLeftRight,
    Notifications: Bell,
    'Contact us': LifeBuoy,
    Resources: BookOpen,
    'Log out': LogOut,
  },
  'Money and proof': {
    'Bank account': Landmark,
    Card: CreditCard,
    Verified: ShieldCheck,
    'Upload receipt': Upload,
    'Download report': Download,
  },
  Signs: {
    'Done, chosen': Check,
    'Something is wrong': CircleAlert,
    'Opens a list': ChevronDown,
    Close: X,
    Search,
    'Show password': Eye,
    'E-mail': Mail,
    'Dark theme': Moon,
    'Light theme': Sun,
  },
}

export const Icons: StoryObj = {
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'One icon for each meaning, with the words it stands for.' } },
  },
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Thin lines, 20 px, drawn with 1.75. An icon stands beside words; where it is alone, its name is said to screen readers. One meaning, one icon."
    >
      {Object.entries(sets).map(([title, icons]) => (
        <Section key={title} title={title}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(34),1fr))] gap-3">
            {Object.entries(icons).map(([name, Icon]) => (
              <li
                key={name}
                className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-3 py-5 text-center text-caption text-ink-muted"
              >
                <Icon aria-hidden size={22} strokeWidth={1.75} className="text-ink" />
                {name}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </FoundationPage>
  ),
}
