import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = { readonly firstName: string; readonly publicUrl: string }

/** For a member whose address someone tried to join with; the page itself reveals nothing. */
export function knownAddressMail(club: Club, { firstName, publicUrl }: Facts): Mail {
  return writeMail(club, 'known address', `You already have an account with ${club.name}`, {
    preview: 'Someone tried to join with your address.',
    title: 'You are already a member',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${nameInMail(firstName)}, someone just tried to join ${club.name} with this address. If it was you, sign in with the account you have.`,
      },
      { kind: 'button', label: 'Sign in', url: `${publicUrl}/auth/login` },
      {
        kind: 'note',
        text: `Forgot your password? Ask for a new one on the sign-in page. If it wasn’t you, there is nothing to do: your account was not touched.`,
      },
    ],
  })
}
