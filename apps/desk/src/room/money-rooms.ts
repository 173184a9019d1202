import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarOff from 'lucide-react/icons/calendar-off'
import { paths } from '../address/paths.ts'
import type { Room } from './room.ts'

export const moneyRooms: readonly Room[] = [
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
