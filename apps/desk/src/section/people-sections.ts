import KeyRound from 'lucide-react/icons/key-round'
import ScrollText from 'lucide-react/icons/scroll-text'
import UserCog from 'lucide-react/icons/user-cog'
import { paths } from '../address/paths.ts'
import type { Section } from './section.ts'

/** Who works at the desk, and what was done. */
export const peopleSections: readonly Section[] = [
  {
    to: paths.staff,
    label: 'Staff',
    about: 'Who works at the desk, and in which roles.',
    Icon: UserCog,
    waits: 'roles_to_confirm',
  },
  {
    to: paths.log,
    label: 'Log',
    about: 'What was done by whom; it never changes.',
    Icon: ScrollText,
  },
  {
    to: paths.yourSignIn,
    label: 'Your sign-in',
    about: 'The passkeys that you sign in with.',
    Icon: KeyRound,
  },
]
