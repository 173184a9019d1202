import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

export type PasskeyNews = { readonly kind: 'added' | 'removed'; readonly name: string }

type Facts = {
  readonly firstName: string
  readonly publicUrl: string
  readonly news: PasskeyNews
}

/** Tells owners which passkeys sign in to their account, in case somebody else added one. */
export function passkeyMail(club: Club, { firstName, publicUrl, news }: Facts): Mail {
  const { title, text } = contentOf(news)
  return writeMail(club, 'passkey', `${title}: your ${club.name} account`, {
    preview: capitaliseFirst(text),
    title,
    blocks: [
      { kind: 'paragraph', text: `Hello ${nameInMail(firstName)}, ${text}` },
      {
        kind: 'note',
        text: `If it wasn’t you, reset your password at once: that removes every passkey. Then write to ${club.supportEmail}.`,
      },
      { kind: 'button', label: 'Reset my password', url: `${publicUrl}/auth/change-password` },
    ],
  })
}

const contentOf = ({ kind, name }: PasskeyNews) =>
  kind === 'added'
    ? {
        title: 'Passkey added',
        text: `the passkey “${name}” now signs you in, without your password.`,
      }
    : {
        title: 'Passkey removed',
        text: `the passkey “${name}” no longer signs you in.`,
      }
