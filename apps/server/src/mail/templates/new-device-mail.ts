import { clubTimeZone } from '@kinfold/contract/constants'
import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = {
  readonly firstName: string
  readonly device: string | null
  readonly address: string
  readonly at: Date
  readonly publicUrl: string
}

export function newDeviceMail(
  club: Club,
  { firstName, device, address, at, publicUrl }: Facts,
): Mail {
  return writeMail(club, 'new device', `New sign-in to your ${club.name} account`, {
    preview: device ?? 'From a browser we have not seen before.',
    title: 'A new sign-in',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${nameInMail(firstName)}, someone signed in to your account from a browser we haven’t seen before.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Browser', device ?? 'Unknown'],
          ['When', moment(at)],
          ['Network address', address],
        ],
      },
      {
        kind: 'paragraph',
        text: 'If it was you, all is well. If not, choose a new password now: it ends every other sign-in.',
      },
      { kind: 'button', label: 'Choose a new password', url: `${publicUrl}/auth/change-password` },
    ],
  })
}

const format = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: clubTimeZone,
})

const moment = (at: Date) => `${format.format(at)}, Lagos time`
