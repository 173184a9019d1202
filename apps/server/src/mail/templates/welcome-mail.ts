import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = { readonly firstName: string; readonly publicUrl: string }

export function welcomeMail(club: Club, { firstName, publicUrl }: Facts): Mail {
  return writeMail(club, 'welcome', `Welcome to ${club.name}, ${nameInMail(firstName)}`, {
    preview: 'Your membership is open. Two steps are left before you contribute.',
    title: `Welcome, ${nameInMail(firstName)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your address is confirmed and your membership with ${club.name} is open.`,
      },
      {
        kind: 'paragraph',
        text: 'Before your first contribution, send us a government-issued ID and a proof of address. We look at them within 2 or 3 business days.',
      },
      {
        kind: 'button',
        label: 'Go to Getting Started',
        url: `${publicUrl}/dashboard/getting-started`,
      },
    ],
  })
}
