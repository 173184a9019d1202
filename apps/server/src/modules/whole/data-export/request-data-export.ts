import { canAskAgain } from '@kinfold/contract/data-export/data-export'
import type { requestDataExport as endpoint } from '@kinfold/contract/data-export/request-data-export'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { actorOf } from '../../base/audit/actor-of.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { holdCaller } from '../../people/session/hold-caller.ts'
import type { Services } from '../../services.ts'
import { dataExport } from './data-export.tables.ts'
import { type DataExportRow, describeDataExport, findLatest, stateOf } from './data-export-row.ts'

type Endpoint = typeof endpoint

/** Has an archive made, one at a time: whoever asks while there is one gets that. */
export async function requestDataExport(
  services: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, now, clock, jobs } = services
  return db.transaction(async tx => {
    // Two that ask at once come one after the other.
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    const latest = await findLatest(tx, caller.accountId)
    if (latest !== undefined) {
      const state = stateOf(latest, now())
      if (!canAskAgain({ state })) return describeDataExport(latest, now())
      if (state !== latest.status) await writeDown(tx, latest, state)
    }
    const [asked] = await tx.orm
      .insert(dataExport)
      .values({ memberId: caller.accountId, status: 'being_made', askedAt: now() })
      .returning()
    if (asked === undefined) throw new Error('data export not found after insert')
    await jobs.send(tx, 'make-data-export', { exportId: asked.id })
    await appendAudit(services, tx, {
      at: await clock.now(tx),
      actor: actorOf(owner),
      action: 'data_export.asked',
      subject: 'their own data',
      subjectId: asked.id,
    })
    return describeDataExport(asked, now())
  })
}

async function writeDown(
  tx: Transaction,
  { id }: DataExportRow,
  status: DataExportRow['status'],
): Promise<void> {
  await tx.orm.update(dataExport).set({ status }).where(eq(dataExport.id, id))
}
