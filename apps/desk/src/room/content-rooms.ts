import BookOpen from 'lucide-react/icons/book-open'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Megaphone from 'lucide-react/icons/megaphone'
import Signature from 'lucide-react/icons/signature'
import { paths } from '../address/paths.ts'
import type { Room } from './room.ts'

/** What members read. */
export const contentRooms: readonly Room[] = [
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
