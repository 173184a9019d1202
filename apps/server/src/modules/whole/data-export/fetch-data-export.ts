import type { Readable } from 'node:stream'
import type { fetchDataExport as endpoint } from '@kinfold/contract/data-export/fetch-data-export'
import { addDays } from 'date-fns/addDays'
import { and, eq } from 'drizzle-orm'
import type { SignedInCall, StreamedAnswer } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { FileMissingError } from '../../../providers/files/file-missing-error.ts'
import { actorOf } from '../../base/audit/actor-of.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import { type ProveInside, proveOwner } from '../../people/passkey/prove-owner.ts'
import type { Services } from '../../services.ts'
import { dataExport } from './data-export.tables.ts'
import { findLatest, stateOf } from './data-export-row.ts'
import { dropArchive } from './drop-archive.ts'
import { giveBack } from './give-back.ts'
import { keepUntil } from './keep-until.ts'

type Endpoint = typeof endpoint

/** The archive, this once: it is deleted behind its reader. Who was cut off from it can fetch it again. */
export async function fetchDataExport(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<StreamedAnswer<Endpoint>> {
  const { db, now } = services
  const proveInside = await proveOwner(services, caller, body)
  const latest = await findLatest(db, caller.accountId)
  if (latest === undefined || latest.storageKey === null || stateOf(latest, now()) !== 'ready') {
    return (await unproven(services, proveInside)) ?? refuse('export_not_ready')
  }
  const { id, storageKey } = latest
  // Before it counts as fetched: a store that doesn't answer takes nothing from the member.
  const archive = await openArchive(services, storageKey)
  try {
    const refused = await markFetched(services, proveInside, {
      id,
      memberId: caller.accountId,
      status: archive === undefined ? 'failed' : 'fetched',
    })
    if (refused !== undefined || archive === undefined) {
      archive?.destroy()
      return refused ?? refuse('export_not_ready')
    }
  } catch (error) {
    archive?.destroy()
    throw error
  }
  archive.once('close', () => {
    // Where that fails the nightly sweep removes it.
    const done = archive.readableEnded
      ? dropArchive(services, storageKey)
      : giveBack(services, { memberId: caller.accountId, storageKey })
    void done.catch(() => undefined)
  })
  return archive
}

const unproven = ({ db }: Services, proveInside: ProveInside) => db.transaction(proveInside)

type Fetched = {
  readonly id: string
  readonly memberId: string
  readonly status: 'fetched' | 'failed'
}

/** Of two that fetch it at once, one gets it. */
function markFetched(
  services: Services,
  proveInside: ProveInside,
  { id, memberId, status }: Fetched,
) {
  const { db, now, clock } = services
  return db.transaction(async tx => {
    const refused = await proveInside(tx)
    if (refused !== undefined) return refused
    const fetched = await tx.orm
      .update(dataExport)
      .set({ status, fetchedAt: status === 'fetched' ? now() : null })
      .where(and(eq(dataExport.id, id), eq(dataExport.status, 'ready')))
      .returning({ storageKey: dataExport.storageKey })
    const [{ storageKey } = { storageKey: null }] = fetched
    if (storageKey === null) return refuse('export_not_ready')
    // Where the process is killed meanwhile, its bytes go by themselves.
    await keepUntil(tx, storageKey, addDays(now(), 1))
    const owner = await findAccountById(tx, memberId)
    if (owner === undefined) return refuse('forbidden')
    await appendAudit(services, tx, {
      at: await clock.now(tx),
      actor: actorOf(owner),
      action: `data_export.${status}`,
      subject: 'their own data',
      subjectId: id,
    })
    return undefined
  })
}

/** Undefined where its bytes are gone, as after a restored backup: then there is nothing to fetch any more. */
async function openArchive({ files }: Services, key: string): Promise<Readable | undefined> {
  try {
    return await files.getStream(key)
  } catch (error) {
    if (error instanceof FileMissingError) return undefined
    throw error
  }
}
