import type { withdrawAnnouncement as endpoint } from '@kinfold/contract/operator/club/withdraw-announcement'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { operatorActor } from '../../base/audit/operator-actor.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { announcement } from './announcement.tables.ts'
import { describeAnnouncement, subjectOf } from './describe-announcement.ts'

type Endpoint = typeof endpoint

/** Members no longer read it; the desk keeps it. Withdrawn again, it stays as it is. */
export function withdrawAnnouncement(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  return asOperator(services, by, 'administrator', async tx => {
    const same = eq(announcement.id, params.id)
    const [before] = await tx.orm.select().from(announcement).where(same).for('update')
    if (before === undefined) return refuse('not_found')
    const { name } = await operatorActor(tx, before.announcedBy)
    const announcedBy = { id: before.announcedBy, name }
    if (before.withdrawnAt !== null) return describeAnnouncement(before, announcedBy)
    const withdrawnAt = await services.clock.now(tx)
    await tx.orm.update(announcement).set({ withdrawnAt }).where(same)
    await noteOperator(services, tx, by, 'announcement.withdrawn', subjectOf(before))
    return describeAnnouncement({ ...before, withdrawnAt }, announcedBy)
  })
}
