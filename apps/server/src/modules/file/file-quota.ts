// How much of the store one member may fill: in all, and within an hour.
import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Handle, Transaction } from '../../db/database.ts'
import { account } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { storedFile } from './file.tables.ts'

const hourMs = 3_600_000
const megabyte = 1_000_000

/** Two files of one member that arrive together are counted one after the other. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<void> {
  await tx.orm
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, ownerId))
    .for('no key update')
}

/** Why a member may not send that many more bytes; undefined when they may. */
export async function quotaRefusal(
  { config, now }: Pick<Services, 'config' | 'now'>,
  handle: Handle,
  ownerId: string,
  bytes: number,
): Promise<Refusal<'file_too_large' | 'too_many_requests'> | undefined> {
  const hourAgo = new Date(now().getTime() - hourMs).toISOString()
  const [kept] = await handle.orm
    .select({
      all: sum(sql`true`),
      lately: sum(sql`${storedFile.createdAt} > ${hourAgo}::timestamptz`),
    })
    .from(storedFile)
    .where(eq(storedFile.ownerId, ownerId))
  const { fileQuotaMegabytes: most, fileHourlyMegabytes: mostAnHour } = config
  if (Number(kept?.all ?? 0) + bytes > most * megabyte) {
    return refuse('file_too_large', {
      sentence: `We keep up to ${most} MB of files for each member, and this one is more than what is left. Please contact the support team.`,
    })
  }
  if (Number(kept?.lately ?? 0) + bytes > mostAnHour * megabyte) {
    return refuse('too_many_requests', {
      sentence: `You have sent many files within an hour, and we take up to ${mostAnHour} MB. Please send the rest a little later.`,
      retryAfterSeconds: hourMs / 1000,
    })
  }
  return undefined
}

const sum = (which: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(${storedFile.size}) FILTER (WHERE ${which}), 0)::text`
