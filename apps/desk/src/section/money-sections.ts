import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Building from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarOff from 'lucide-react/icons/calendar-off'
import Percent from 'lucide-react/icons/percent'
import Sprout from 'lucide-react/icons/sprout'
import UserCheck from 'lucide-react/icons/user-check'
import { paths } from '../address/paths.ts'
import type { Section } from './section.ts'

export const moneySections: readonly Section[] = [
  {
    to: paths.plans,
    label: 'Plans',
    about: 'What members contribute to: what each says, and whether it takes new money.',
    Icon: Sprout,
  },
  {
    to: paths.rates,
    label: 'Exchange rates',
    about: 'What a dollar costs in naira, and what it cost before.',
    Icon: ArrowLeftRight,
    waits: 'rates_to_confirm',
  },
  {
    to: paths.fees,
    label: 'Fees',
    about: 'What each way of paying costs, and who bears it.',
    Icon: Percent,
    waits: 'fees_to_confirm',
  },
  {
    to: paths.bankDetails,
    label: 'Bank details',
    about: 'The club’s own accounts, as members see them under Bank transfer.',
    Icon: Building,
    waits: 'bank_details_to_confirm',
  },
  {
    to: paths.bankAccounts,
    label: 'Bank accounts',
    about: 'Members’ accounts that no bank vouches for, before the first payout.',
    Icon: UserCheck,
    waits: 'bank_accounts_to_check',
  },
  {
    to: paths.holidays,
    label: 'Holidays',
    about: 'Days on which no bank pays; payouts reckon with them.',
    Icon: CalendarOff,
  },
  {
    to: paths.months,
    label: 'Months',
    about: 'Closed months, whose reports stay as they are, and those still open.',
    Icon: CalendarCheck,
    waits: 'months_to_confirm',
  },
]
