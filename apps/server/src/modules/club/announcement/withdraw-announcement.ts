import type { withdrawAnnouncement as endpoint } from '@kinfold/contract/operator/club/withdraw-announcement'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { operatorActor } from '../../base/audit/operator-actor.ts'
import {
  audited,
  type Decided,
  type OperatorCall,
  unchanged,
} from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { announcement } from './announcement.tables.ts'
import { describeAnnouncement, subjectOf } from './describe-announcement.ts'

type Endpoint = typeof endpoint

/** Members no longer read it; the desk keeps it. Withdrawn again, it stays as it is. */
export async function withdrawAnnouncement(
  services: Services,
  { params, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const same = eq(announcement.id, params.id)
  const [before] = await tx.orm.select().from(announcement).where(same).for('update')
  if (before === undefined) return refuse('not_found')
  const { name } = await operatorActor(tx, before.announcedBy)
  const announcedBy = { id: before.announcedBy, name }
  if (before.withdrawnAt !== null) return unchanged(describeAnnouncement(before, announcedBy))
  const withdrawnAt = await services.clock.now(tx)
  await tx.orm.update(announcement).set({ withdrawnAt }).where(same)
  return audited(
    'announcement.withdrawn',
    subjectOf(before),
    describeAnnouncement({ ...before, withdrawnAt }, announcedBy),
  )
}
