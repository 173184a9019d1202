import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fileToRemove } from '../../base/file/file.tables.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockAccount } from '../../base/person/lock-account.ts'
import type { Services } from '../../services.ts'
import { archiveEntries } from './archive-entries.ts'
import { dataExport } from './data-export.tables.ts'
import { fetchByOf, stateOf } from './data-export-row.ts'
import { dropArchive } from './drop-archive.ts'
import { exportNews } from './export-news.ts'
import { keepUntil } from './keep-until.ts'
import { zipOf } from './zip-of.ts'

/** Writes an archive into the file store, and tells its member. Done again after it was cut short. */
export async function makeDataExport(services: Services, exportId: string): Promise<void> {
  const { db, files, now } = services
  const [asked] = await db.orm.select().from(dataExport).where(eq(dataExport.id, exportId))
  if (asked === undefined || stateOf(asked, now()) !== 'being_made') return
  const { memberId } = asked
  const madeAt = now()
  const fetchBy = fetchByOf(madeAt)
  const storageKey = randomBytes(16).toString('hex')
  // First, so that the bytes go by themselves where the process is killed.
  await db.orm.insert(fileToRemove).values({ storageKey, since: madeAt })
  let size = 0
  async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      size += chunk.length
      yield chunk
    }
  }
  const isKept = await keep().catch(async error => {
    await dropArchive(services, storageKey)
    throw error
  })
  if (!isKept) await dropArchive(services, storageKey)

  async function keep(): Promise<boolean> {
    await files.putStream(
      storageKey,
      counted(zipOf(archiveEntries(services, memberId, madeAt), madeAt)),
    )
    return db.transaction(async tx => {
      await lockAccount(tx, memberId, 'no key update')
      // Another process may have made it meanwhile, or its member has left.
      const made = await tx.orm
        .update(dataExport)
        .set({ status: 'ready', storageKey, size: BigInt(size), madeAt, fetchBy })
        .where(and(eq(dataExport.id, exportId), eq(dataExport.status, 'being_made')))
        .returning({ id: dataExport.id })
      if (made.length === 0) return false
      await keepUntil(tx, storageKey, fetchBy)
      await notifyMember(services, tx, memberId, exportNews.ready(fetchBy))
      return true
    })
  }
}
