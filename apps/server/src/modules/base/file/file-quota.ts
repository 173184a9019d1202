// How much of the store one member may fill: in all, and within an hour.
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { readKeptBytes } from './read-kept-bytes.ts'

const hourMs = 3_600_000
const megabyte = 1_000_000

/** Why a member may not send that many more bytes; undefined when they may. */
export async function quotaRefusal(
  { config, now }: Pick<Services, 'config' | 'now'>,
  handle: Handle,
  ownerId: string,
  bytes: number,
): Promise<Refusal<'file_too_large' | 'too_many_requests'> | undefined> {
  const kept = await readKeptBytes(handle, ownerId, new Date(now().getTime() - hourMs))
  const { fileQuotaMegabytes: most, fileHourlyMegabytes: mostAnHour } = config
  if (kept.all + bytes > most * megabyte) {
    return refuse('file_too_large', {
      sentence: `We keep up to ${most} MB of files for each member, and this one is more than what is left. Please contact the support team.`,
    })
  }
  if (kept.lately + bytes > mostAnHour * megabyte) {
    return refuse('too_many_requests', {
      sentence: `You have sent many files within an hour, and we take up to ${mostAnHour} MB. Please send the rest a little later.`,
      retryAfterSeconds: hourMs / 1000,
    })
  }
  return undefined
}
