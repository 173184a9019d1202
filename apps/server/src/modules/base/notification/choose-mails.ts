import {
  type MailTopic,
  type OptionalMailTopic,
  optionalMailTopics,
} from '@kinfold/contract/notification/mail-topic'
import { and, eq, inArray } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { mailTurnedOff } from './mail-choice.tables.ts'

/** Turns mails on or off; topics that are left out stay as they are. */
export async function chooseMails(
  { orm }: Transaction,
  memberId: string,
  wanted: Partial<Record<MailTopic, boolean | undefined>>,
): Promise<void> {
  const chosen = (isMailed: boolean) =>
    optionalMailTopics.filter(topic => wanted[topic] === isMailed)
  const [on, off] = [chosen(true), chosen(false)]
  if (on.length > 0) {
    const kept = and(eq(mailTurnedOff.memberId, memberId), inArray(mailTurnedOff.topic, on))
    await orm.delete(mailTurnedOff).where(kept)
  }
  if (off.length > 0) {
    const rows = off.map(topic => ({ memberId, topic }))
    await orm.insert(mailTurnedOff).values(rows).onConflictDoNothing()
  }
}

export async function readTurnedOff(
  { orm }: Handle,
  memberId: string,
): Promise<OptionalMailTopic[]> {
  const rows = await orm.select().from(mailTurnedOff).where(eq(mailTurnedOff.memberId, memberId))
  return rows.map(({ topic }) => topic)
}
