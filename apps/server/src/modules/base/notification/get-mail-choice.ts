import type { MailChoice } from '@kinfold/contract/notification/mail-choice'
import type { Handle } from '../../../db/database.ts'
import { readTurnedOff } from './choose-mails.ts'

export async function getMailChoice(handle: Handle, memberId: string): Promise<MailChoice> {
  const off = await readTurnedOff(handle, memberId)
  return {
    security: true,
    money: true,
    documents: !off.includes('documents'),
    reminders: !off.includes('reminders'),
    notices: !off.includes('notices'),
  }
}
