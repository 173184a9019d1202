import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { writeMail } from './write-mail.ts'

/** For an address that was registered and never confirmed: there is no password to replace yet. */
export function notJoinedMail(club: Club, { publicUrl }: { readonly publicUrl: string }): Mail {
  return writeMail(club, 'not joined', `You haven’t joined ${club.name} yet`, {
    preview: 'Someone asked for a new password for this address.',
    title: 'One step is missing',
    blocks: [
      {
        kind: 'paragraph',
        text: `Someone asked for a new password for this address. It was filled in at ${club.name} before, but never confirmed with a code, so there is no account behind it yet. If you would like to join, please sign up again: it takes a few minutes.`,
      },
      { kind: 'button', label: 'Sign up', url: `${publicUrl}/auth/sign-up` },
      { kind: 'note', text: 'If it wasn’t you, there is nothing to do.' },
    ],
  })
}
