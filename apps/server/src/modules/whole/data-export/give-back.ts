import { eq } from 'drizzle-orm'
import { lockAccount } from '../../base/person/lock-account.ts'
import type { Services } from '../../services.ts'
import { dataExport } from './data-export.tables.ts'
import { findLatest } from './data-export-row.ts'
import { dropArchive } from './drop-archive.ts'
import { keepUntil } from './keep-until.ts'

/**
 * Its reader was cut off: the archive can be fetched again, until its last day. Where another was asked for meanwhile,
 * or the account is closed, it goes.
 */
export async function giveBack(
  services: Services,
  { memberId, storageKey }: { readonly memberId: string; readonly storageKey: string },
): Promise<void> {
  const isThere = await services.db.transaction(async tx => {
    await lockAccount(tx, memberId, 'no key update')
    const latest = await findLatest(tx, memberId)
    if (latest?.storageKey !== storageKey || latest.fetchBy === null) return false
    const again = { status: 'ready', fetchedAt: null } as const
    await tx.orm.update(dataExport).set(again).where(eq(dataExport.id, latest.id))
    await keepUntil(tx, storageKey, latest.fetchBy)
    return true
  })
  if (!isThere) await dropArchive(services, storageKey)
}
