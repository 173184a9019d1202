import { TZDate } from '@date-fns/tz'
import { clubTimeZone } from '@kinfold/contract/constants'
import { lightFormat } from 'date-fns/lightFormat'
import { eq } from 'drizzle-orm'
import type { Log } from '../../../log/create-log.ts'
import type { Metrics } from '../../../metrics/create-metrics.ts'
import type { UploadFolder } from '../../../providers/files/upload-folder.ts'
import type { Services } from '../../services.ts'
import { fileSweep } from './file.tables.ts'
import { sweepFiles } from './sweep-files.ts'

type Parts = {
  readonly services: Pick<Services, 'config' | 'db' | 'files' | 'now'>
  readonly uploads: UploadFolder
  readonly log: Log
  readonly metrics: Metrics
  readonly signal: AbortSignal
}

const firstHour = 2
const hourMs = 3_600_000

/**
 * Asked every hour: sweeps once a night, whichever of the club's servers is the first to ask. After a
 * failure the night is free again; only a server that is killed on its way takes it with it.
 */
export async function sweepAtNight(parts: Parts): Promise<void> {
  const { db, now } = parts.services
  // By the disk's own clock.
  await parts.uploads.clear(new Date(Date.now() - hourMs))
  const moment = new TZDate(now().getTime(), clubTimeZone)
  if (moment.getHours() < firstHour) return
  const day = lightFormat(moment, 'yyyy-MM-dd')
  const mine = await db.orm.insert(fileSweep).values({ day }).onConflictDoNothing().returning()
  if (mine.length === 0) return
  try {
    await sweep(parts)
  } catch (error) {
    await db.orm.delete(fileSweep).where(eq(fileSweep.day, day))
    throw error
  }
}

async function sweep({ services, log, metrics, signal }: Parts): Promise<void> {
  const { config, db, files, now } = services
  const swept = await sweepFiles({
    db,
    files,
    now: now(),
    unusedFileDays: config.unusedFileDays,
    signal,
  })
  const { dropped, removed, missing, unknown } = swept
  metrics.files({ missing: missing.length, unknown: unknown.length })
  log.info({ dropped, removed }, 'file sweep finished')
  if (missing.length > 0) {
    const some = missing.slice(0, 20)
    log.error(
      { count: missing.length, fileIds: some },
      'stored files are missing from the file store',
    )
  }
  if (unknown.length > 0) {
    const some = unknown.slice(0, 20)
    log.warn({ count: unknown.length, keys: some }, 'orphaned files in the file store, left alone')
  }
}
