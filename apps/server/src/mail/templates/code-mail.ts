import { otpLifetimeMinutes } from '@kinfold/contract/constants'
import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { writeMail } from './write-mail.ts'

/** Sent to an unproven address, so it contains nothing that the person who entered the address wrote. */
export function codeMail(club: Club, code: string): Mail {
  return writeMail(club, 'code', `Confirm your e-mail for ${club.name}`, {
    preview: `Valid for ${otpLifetimeMinutes} minutes.`,
    title: 'Confirm your e-mail',
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
