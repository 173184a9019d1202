import { otpLifetimeMinutes } from '@kinfold/contract/constants'
import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

export function codeMail(
  club: Club,
  { firstName, code }: { firstName: string; code: string },
): Mail {
  return writeMail(club, 'code', `Confirm your e-mail for ${club.name}`, {
    preview: `Valid for ${otpLifetimeMinutes} minutes.`,
    title: `Confirm your e-mail, ${nameInMail(firstName)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Enter these four digits to confirm your address with ${club.name}.`,
      },
      { kind: 'code', code },
      {
        kind: 'note',
        text: `They work once, for ${otpLifetimeMinutes} minutes. Nobody from ${club.name} will ever ask you for them. If you didn’t ask to join, you can ignore this mail.`,
      },
    ],
  })
}
