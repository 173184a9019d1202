import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = { readonly firstName: string; readonly keptYears: number }

/** The last mail that somebody gets. */
export function accountClosedMail(club: Club, { firstName, keptYears }: Facts): Mail {
  const kept =
    keptYears === 0
      ? 'Your personal data is erased.'
      : `The law has us keep some of your data for ${keptYears === 1 ? 'a year' : `${keptYears} years`}; then it is erased by itself.`
  return writeMail(club, 'account closed', `Your ${club.name} account is closed`, {
    preview: 'You are signed out everywhere.',
    title: 'Your account is closed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${nameInMail(firstName)}, your account is closed, and you are signed out everywhere. Thank you for the time you were with us.`,
      },
      { kind: 'paragraph', text: kept },
      { kind: 'note', text: `If it wasn’t you, write to ${club.supportEmail} at once.` },
    ],
  })
}
