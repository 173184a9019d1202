import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

export type AuthenticatorNews =
  | { readonly kind: 'turned on' }
  | { readonly kind: 'turned off' }
  | { readonly kind: 'codes renewed' }
  | { readonly kind: 'code used'; readonly left: number }

type Facts = {
  readonly firstName: string
  readonly publicUrl: string
  readonly news: AuthenticatorNews
}

/** Tells owners about changes to their authenticator app, in case somebody else made them. */
export function authenticatorMail(club: Club, { firstName, publicUrl, news }: Facts): Mail {
  const { title, text } = contentOf(news)
  return writeMail(club, 'authenticator', `${title}: your ${club.name} account`, {
    preview: capitaliseFirst(text),
    title,
    blocks: [
      { kind: 'paragraph', text: `Hello ${nameInMail(firstName)}, ${text}` },
      {
        kind: 'note',
        text: `If it wasn’t you, choose a new password at once and write to ${club.supportEmail}.`,
      },
      {
        kind: 'button',
        label: 'Choose a new password',
        url: `${publicUrl}/auth/change-password`,
      },
    ],
  })
}

function contentOf(news: AuthenticatorNews): { title: string; text: string } {
  switch (news.kind) {
    case 'turned on':
      return {
        title: 'Authenticator app on',
        text: 'your account now asks for a code from your authenticator app. Keep your recovery codes in a safe place: they let you in without your phone.',
      }
    case 'turned off':
      return {
        title: 'Authenticator app off',
        text: 'your account no longer asks for a code from your authenticator app.',
      }
    case 'codes renewed':
      return {
        title: 'New recovery codes',
        text: 'you have new recovery codes. The ones you had before no longer work.',
      }
    case 'code used':
      return {
        title: 'Recovery code used',
        text: `a recovery code stood in for your authenticator app. ${leftOver(news.left)}`,
      }
  }
}

function leftOver(left: number): string {
  if (left === 0) return 'It was your last one: ask for new ones soon.'
  return left === 1 ? 'You have one left.' : `You have ${left} left.`
}
