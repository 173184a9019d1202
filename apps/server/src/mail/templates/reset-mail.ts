import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = { readonly firstName: string; readonly url: string; readonly minutes: number }

export function resetMail(club: Club, { firstName, url, minutes }: Facts): Mail {
  return writeMail(club, 'reset', `Set a new password for ${club.name}`, {
    preview: `The link is valid for ${minutes} minutes.`,
    title: 'Set a new password',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${nameInMail(firstName)}, you asked for a new password. This link takes you to the page where you choose one.`,
      },
      { kind: 'button', label: 'Choose a new password', url },
      {
        kind: 'note',
        text: `It works once, for ${minutes} minutes, and signs you out everywhere. If you didn’t ask for it, ignore this mail: your password stays as it is.`,
      },
    ],
  })
}
