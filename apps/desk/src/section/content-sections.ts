import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Megaphone from 'lucide-react/icons/megaphone'
import Newspaper from 'lucide-react/icons/newspaper'
import Signature from 'lucide-react/icons/signature'
import UsersRound from 'lucide-react/icons/users-round'
import { paths } from '../address/paths.ts'
import type { Section } from './section.ts'

/** What members read. */
export const contentSections: readonly Section[] = [
  {
    to: paths.meetings,
    label: 'Meetings',
    about: 'When members meet, where, and what it is about.',
    Icon: CalendarDays,
  },
  {
    to: paths.announcements,
    label: 'Announcements',
    about: 'What stands on the club’s page for all members.',
    Icon: Newspaper,
  },
  {
    to: paths.officers,
    label: 'Officers',
    about: 'Who holds an office of the club, in its order.',
    Icon: UsersRound,
  },
  {
    to: paths.faqs,
    label: 'Questions and answers',
    about: 'What members ask most, in the order in which they find it.',
    Icon: CircleHelp,
  },
  {
    to: paths.resources,
    label: 'Resources',
    about: 'Courses, articles and documents worth reading before one decides.',
    Icon: BookOpen,
  },
  {
    to: paths.surveys,
    label: 'Surveys',
    about: 'What members are asked, and how many took part.',
    Icon: ClipboardList,
  },
  {
    to: paths.notices,
    label: 'Notices',
    about: 'What the club says to its members, in the app and by mail.',
    Icon: Megaphone,
  },
  {
    to: paths.terms,
    label: 'Terms',
    about: 'The terms in force, and who has accepted them.',
    Icon: Signature,
  },
]
