import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = { readonly firstName: string; readonly publicUrl: string }

export function passwordChangedMail(club: Club, { firstName, publicUrl }: Facts): Mail {
  return writeMail(club, 'password changed', `Your ${club.name} password was changed`, {
    preview: 'Every other sign-in has ended.',
    title: 'Your password was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${nameInMail(firstName)}, the password of your account was just changed, and every other sign-in has ended.`,
      },
      {
        kind: 'note',
        text: `If it wasn’t you, ask for a new password at once and write to ${club.supportEmail}.`,
      },
      { kind: 'button', label: 'I didn’t do this', url: `${publicUrl}/auth/change-password` },
    ],
  })
}
